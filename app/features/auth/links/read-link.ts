import { type LinkType, linkTypes } from '#app/data/account/accounts.ts';

/**
 * What the address of one of our links says: its token, what it is for, and where it leads on this
 * site. Null when it says no such thing.
 */
export function readLink(url: string): AuthLink | null {
  const { searchParams, origin } = new URL(url);
  const tokenHash = searchParams.get('token_hash');
  const type = linkTypes.find((known) => known === searchParams.get('type'));
  if (!tokenHash || !type) return null;
  const target = readTarget(searchParams.get('redirect_to'), origin);
  return { tokenHash, type, target: type === 'recovery' ? '/reset-password' : target };
}

export type AuthLink = { tokenHash: string; type: LinkType; target: string };

/** A path of this very site; anywhere else is home. */
function readTarget(asked: string | null, origin: string): string {
  if (!asked || !URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  const isHere = url.origin === origin && url.username === '' && url.password === '';
  // « //elsewhere » is a path here, and another site for whoever reads it next.
  if (!isHere || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
