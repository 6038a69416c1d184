import type { Location } from 'react-router';

/** The history state that makes /auth lead back here; unlike the address, no link can set it. */
export function writeOrigin({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { origin: `${pathname}${search}${hash}` };
}

/** Home when the origin is unknown. */
export function readOrigin(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('origin' in state)) return '/';
  const { origin } = state;
  return typeof origin === 'string' && origin.startsWith('/') ? origin : '/';
}

/** Whether the page before said that the account has no password yet. */
export function isFirstPassword(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isFirst' in state && state.isFirst === true
  );
}
