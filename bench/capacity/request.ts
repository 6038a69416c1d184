import type { BackendContender } from '../backend/contender.ts';

/** Somebody who is signed in, on a device. */
export type User = { email: string; token: string };

export type Ask = (
  path: string,
  options?: { method?: string; body?: unknown; prefer?: string },
) => Promise<unknown>;

/** Requests of one user to the data and the functions; each throws unless it succeeds. */
export function asUser(
  { origin, headers }: Pick<BackendContender, 'origin' | 'headers'>,
  { token }: User,
): Ask {
  return async (path, { method, body, prefer } = {}) => {
    const answer = await fetch(`${origin}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...headers,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(prefer && { Prefer: prefer }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}
