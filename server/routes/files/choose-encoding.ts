import { parseAccept } from 'hono/utils/accept';
import { ENCODINGS, type Encoding } from './file-list.ts';

/**
 * The coding that a visitor wants most among those of a file, the smallest of those wanted alike
 * (RFC 9110, 12.5.3). Who wants none of them gets the file as it is, which anybody can read.
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

/** Identity is acceptable where nothing is said of it, but comes after whatever is named. */
const UNSAID = 0.0001;
