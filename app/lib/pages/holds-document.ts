/**
 * Whether the fragment holds a document (a shared or prefilled link): no third-party script may run
 * there. Page anchors are shorter.
 */
export function holdsDocument({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname === '/partage' || hash.length > LONGEST_ANCHOR;
}

const LONGEST_ANCHOR = 100;
