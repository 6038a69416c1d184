/**
 * Values of a property as JSON. Bytes, big integers, undefined and numbers that JSON lacks are
 * written as objects with one « $ » key. Null when something else is there (functions, classes).
 */
export function encodeValues(values: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(values, encode));
  } catch {
    return null;
  }
}

/** Reverses `encodeValues`; an undefined property is left out. */
export function decodeValues(json: unknown): unknown {
  return JSON.parse(JSON.stringify(json), decode);
}

function encode(_key: string, value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (typeof value === 'bigint') return { $bigint: `${value}` };
  if (typeof value === 'number')
    return isJsonNumber(value) ? value : { $number: writeNumber(value) };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'function' || typeof value === 'symbol' || isOfClass(value))
    throw new TypeError('Not JSON');
  return value;
}

function isJsonNumber(value: number): boolean {
  return Number.isFinite(value) && !Object.is(value, -0);
}

function writeNumber(value: number): string {
  return Object.is(value, -0) ? '-0' : `${value}`;
}

function isOfClass(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype !== null && prototype !== Object.prototype;
}

function decode(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [[name, text] = ['', ''], ...others] = Object.entries(value);
  if (others.length > 0) return value;
  return name in DECODERS ? DECODERS[name as keyof typeof DECODERS](`${text}`) : value;
}

const DECODERS = {
  $undefined: () => undefined,
  $bigint: (text: string) => BigInt(text),
  $number: (text: string) => Number(text),
  $bytes: (text: string) => Uint8Array.from(Buffer.from(text, 'base64')),
};
