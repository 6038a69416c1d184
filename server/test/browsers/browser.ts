import { keepCookies } from './keep-cookies.ts';

/** A minimal browser for provider sign-in: follows links and keeps the site’s cookies. */
export function openBrowser(
  request: (url: string, init?: RequestInit) => Promise<Response>,
  site: string,
) {
  const cookies = new Map<string, string>();
  const askSite = keepCookies((url, init) => request(String(url), init), cookies);
  const ask = (url: string, init: RequestInit = {}): Promise<Response> =>
    new URL(url).origin === site ? askSite(url, init) : fetch(url, { ...init, redirect: 'manual' });
  /** Follows redirects to the first page of the site outside its API. */
  const follow = async (url: string): Promise<URL> => {
    for (let target = url, hops = 0; hops < 6; hops += 1) {
      const response = await ask(target);
      const location = response.headers.get('Location');
      if (location === null)
        throw new Error(`${target}: ${response.status} ${await response.text()}`);
      target = new URL(location, target).href;
      const { origin, pathname } = new URL(target);
      if (origin === site && !pathname.startsWith('/auth/v1/')) return new URL(target);
    }
    throw new Error('Too many redirections');
  };
  return { ask, follow, cookies };
}
