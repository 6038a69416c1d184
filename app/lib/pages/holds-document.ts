import { CLIENT_PAGE_PATH, SHARE_PATH } from './share-address.ts';

/**
 * Whether the fragment holds a document (a shared or prefilled link): no third-party script may run
 * there. Page anchors are shorter.
 */
export function holdsDocument({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return OPENED.includes(pathname) || hash.length > LONGEST_ANCHOR;
}

const LONGEST_ANCHOR = 100;
const OPENED: readonly string[] = [SHARE_PATH, CLIENT_PAGE_PATH];
