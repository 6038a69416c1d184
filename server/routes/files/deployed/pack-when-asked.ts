import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from '../file-list.ts';

type Bytes = Buffer<ArrayBuffer>;

/**
 * Compresses a filled file when an encoding is first asked for, and keeps it: all of them at the
 * start of a server would take many times as long as the rest of it.
 */
export function packWhenAsked<Described>(
  bytes: Bytes,
  describe: (encoding: Encoding, packed: Bytes) => Described,
): (encoding: Encoding) => Described | Promise<Described> {
  const packed = new Map<Encoding, Described | Promise<Described>>();
  packed.set('identity', describe('identity', bytes));
  return (encoding) => {
    const known = packed.get(encoding);
    if (known !== undefined) return known;
    const coming = pack(encoding, bytes).then((result) => {
      const described = describe(encoding, result);
      packed.set(encoding, described);
      return described;
    });
    coming.catch(() => packed.delete(encoding));
    packed.set(encoding, coming);
    return coming;
  };
}

/** Those that make a filled file smaller. */
export function listEncodings({ length }: Bytes): readonly Encoding[] {
  return length < WORTHWHILE_BYTES ? ['identity'] : ENCODINGS;
}

function pack(encoding: Encoding, bytes: Bytes): Promise<Bytes> {
  if (encoding === 'identity') return Promise.resolve(bytes);
  if (encoding === 'gzip') return toGzip(bytes);
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const toGzip = promisify<Bytes, Bytes>(gzip);
const toBrotli = promisify(brotliCompress);
const WORTHWHILE_BYTES = 500;
/** 11 takes twice as long for two per cent; 9 is a tenth larger. */
const BROTLI_QUALITY = 10;
