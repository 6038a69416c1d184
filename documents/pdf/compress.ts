import { zlibSync } from 'fflate';

/** Deflates in the zlib format (FlateDecode): well when it is short, fast when it is long. */
export function compress(bytes: Uint8Array): Uint8Array {
  return zlibSync(bytes, { level: bytes.length > LONG ? 1 : 6 });
}

const LONG = 32_768;
