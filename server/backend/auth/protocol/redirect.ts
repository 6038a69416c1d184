/** The site that accounts belong to. `redirects`: other exact URLs to which a link may lead. */
export type Site = { origin: string; redirects: readonly string[] };

/** The requested URL if it belongs to the site or to `redirects`, else the site’s root. */
export function chooseRedirect({ origin, redirects }: Site, asked: string | null): string {
  const root = new URL('/', origin).href;
  if (!asked || !isPlain(asked) || !URL.canParse(asked)) return root;
  const url = new URL(asked);
  if (url.username !== '' || url.password !== '') return root;
  if (url.origin === new URL(origin).origin) return url.href;
  return redirects.some((allowed) => isSamePage(url, allowed)) ? url.href : root;
}

/** An absolute URL that every parser reads alike: no backslash, space or control character. */
function isPlain(text: string): boolean {
  return /^https?:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(text) && text.length <= MAX_LENGTH;
}

function isSamePage(url: URL, allowed: string): boolean {
  const page = new URL(allowed);
  return page.origin === url.origin && page.pathname === url.pathname;
}

const MAX_LENGTH = 2000;
