import type { Location } from 'react-router';

/**
 * The history state to pass to /auth, so that it leads back here. It is not part of an address:
 * nobody else can set it.
 */
export function writeOrigin({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { origin: `${pathname}${search}${hash}` };
}

/** Where the user came from; home when that is unknown. */
export function readOrigin(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return '/';
  const { origin } = state;
  return typeof origin === 'string' && origin.startsWith('/') ? origin : '/';
}

/** Whether the page that led here says that the account has no password yet. */
export function isFirstPassword(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isFirst' in state && state.isFirst === true
  );
}
