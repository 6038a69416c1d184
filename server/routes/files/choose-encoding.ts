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
  const wishes = readWishes(accepted ?? '');
  const wishOf = (encoding: Encoding) =>
    wishes.get(encoding) ?? wishes.get('*') ?? (encoding === 'identity' ? UNSAID : 0);
  const [best] = ENCODINGS.filter((encoding) => has(encoding) && wishOf(encoding) > 0).toSorted(
    (a, b) => wishOf(b) - wishOf(a),
  );
  return best ?? 'identity';
}

/** Browsers send few headers: one that was read is not read again. */
function readWishes(accepted: string): Wishes {
  const known = read.get(accepted);
  if (known) return known;
  const wishes = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  if (read.size < MOST_READ && accepted.length <= LONGEST_READ) read.set(accepted, wishes);
  return wishes;
}

type Wishes = ReadonlyMap<string, number>;

const read = new Map<string, Wishes>();
/** Whoever invents headers fills some kilobytes. */
const MOST_READ = 100;
const LONGEST_READ = 100;
/** Unmentioned, identity is acceptable but comes after any named encoding. */
const UNSAID = 0.0001;
