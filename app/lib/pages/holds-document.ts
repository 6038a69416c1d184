/**
 * Whether the fragment of an address holds a document: that of a shared link, or of a link that
 * begins one. Another site's script must not run there. Anchors of pages are shorter.
 */
export function holdsDocument({ pathname, hash }: { pathname: string; hash: string }): boolean {
  return pathname === '/partage' || hash.length > LONGEST_ANCHOR;
}

const LONGEST_ANCHOR = 100;
