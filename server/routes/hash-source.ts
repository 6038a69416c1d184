import { createHash } from 'node:crypto';

/** The hash of an inline script or style, as a policy lists it (CSP 3, 2.3.1): `'sha256-…'`. */
export function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
