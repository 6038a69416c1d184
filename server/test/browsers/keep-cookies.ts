/** A fetch for one site that keeps its cookies, as a browser does. */
export function keepCookies(
  fetch: typeof globalThis.fetch,
  cookies = new Map<string, string>(),
): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
}
