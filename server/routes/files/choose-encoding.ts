import { parseAccept } from 'hono/utils/accept';
import { ENCODINGS, type Encoding } from './file-list.ts';

/**
 * The encoding that the client prefers among a file’s, the smallest of equal ones (RFC 9110,
 * 12.5.3); identity if it accepts none.
 */
export function chooseEncoding(
  accepted: string | undefined,
  has: (encoding: Encoding) => boolean,
): Encoding {
  const wishes = new Map(parseAccept(accepted ?? '').map(({ type, q }) => [type.toLowerCase(), q]));
  const wishOf = (encoding: Encoding) =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? UNSAID : 0);
  const [best] = ENCODINGS.filter((encoding) => has(encoding) && wishOf(encoding) > 0).toSorted(
    (a, b) => wishOf(b) - wishOf(a),
  );
  return best ?? 'identity';
}

/** Unmentioned, identity is acceptable but comes after any named encoding. */
const UNSAID = 0.0001;
