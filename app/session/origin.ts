import type { Location } from 'react-router';

/**
 * What to put in the state of the way to /auth, so that it leads back here. It is no part of an
 * address: nobody else can set it.
 */
export function writeOrigin({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { origin: `${pathname}${search}${hash}` };
}

/** Where somebody came from; home for who came from nowhere. */
export function readOrigin(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return '/';
  const { origin } = state;
  return typeof origin === 'string' && origin.startsWith('/') ? origin : '/';
}
