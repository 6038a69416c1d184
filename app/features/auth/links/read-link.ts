import { type LinkType, linkTypes } from '#app/data/account/accounts.ts';

/** The token, type and target of a link of ours; null for any other URL. */
export function readLink(url: string): AuthLink | null {
  const { searchParams, origin } = new URL(url);
  const tokenHash = searchParams.get('token_hash');
  const type = linkTypes.find((known) => known === searchParams.get('type'));
  if (!tokenHash || !type) return null;
  const target = readTarget(searchParams.get('redirect_to'), origin);
  return { tokenHash, type, target: type === 'recovery' ? '/reset-password' : target };
}

export type AuthLink = { tokenHash: string; type: LinkType; target: string };

/** A path of this site; home for anything else. */
function readTarget(asked: string | null, origin: string): string {
  const url = asked === null ? null : parseUrl(asked, origin);
  const isHere = url?.origin === origin && url.username === '' && url.password === '';
  // « //elsewhere » is a path to the URL parser and another site to a browser.
  if (!isHere || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Null for what is no URL. */
function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
