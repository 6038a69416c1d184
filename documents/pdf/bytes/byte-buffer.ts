/** A growing byte array, written to without intermediate strings or copies. */
export type ByteBuffer = { bytes: Uint8Array; length: number };

export function createBuffer(capacity: number): ByteBuffer {
  return { bytes: new Uint8Array(capacity), length: 0 };
}

/** A view of the written bytes, valid until the next write. */
export function viewBytes(buffer: ByteBuffer): Uint8Array {
  return buffer.bytes.subarray(0, buffer.length);
}

/** Makes room for `count` more bytes. */
export function reserveBytes(buffer: ByteBuffer, count: number): void {
  const needed = buffer.length + count;
  if (needed <= buffer.bytes.length) return;
  const grown = new Uint8Array(Math.max(needed, buffer.bytes.length * 2));
  grown.set(viewBytes(buffer));
  buffer.bytes = grown;
}

export function writeByte(buffer: ByteBuffer, byte: number): void {
  reserveBytes(buffer, 1);
  buffer.bytes[buffer.length++] = byte;
}

export function writeBytes(buffer: ByteBuffer, bytes: Uint8Array): void {
  reserveBytes(buffer, bytes.length);
  buffer.bytes.set(bytes, buffer.length);
  buffer.length += bytes.length;
}

/** Writes characters up to U+00FF, one byte each. */
export function writeLatin1(buffer: ByteBuffer, text: string): void {
  reserveBytes(buffer, text.length);
  const { bytes } = buffer;
  let position = buffer.length;
  for (let index = 0; index < text.length; index++) bytes[position++] = text.charCodeAt(index);
  buffer.length = position;
}

export function writeInteger(buffer: ByteBuffer, value: number): void {
  reserveBytes(buffer, MAX_DIGITS);
  if (value < 0) buffer.bytes[buffer.length++] = MINUS;
  const magnitude = Math.abs(value);
  let position = buffer.length + countDigits(magnitude);
  buffer.length = position;
  let rest = magnitude;
  do {
    const quotient = Math.floor(rest / 10);
    buffer.bytes[--position] = ZERO + (rest - quotient * 10);
    rest = quotient;
  } while (rest > 0);
}

/** Writes hundredths as the shortest decimal: 1250 is « 12.5 », -5 is « -.05 ». */
export function writeHundredths(buffer: ByteBuffer, value: number): void {
  reserveBytes(buffer, MAX_DIGITS);
  if (value < 0) buffer.bytes[buffer.length++] = MINUS;
  const magnitude = Math.abs(value);
  const whole = Math.floor(magnitude / 100);
  const fraction = magnitude - whole * 100;
  if (whole > 0 || fraction === 0) writeInteger(buffer, whole);
  if (fraction === 0) return;
  const tens = Math.floor(fraction / 10);
  const units = fraction - tens * 10;
  buffer.bytes[buffer.length++] = POINT;
  buffer.bytes[buffer.length++] = ZERO + tens;
  if (units > 0) buffer.bytes[buffer.length++] = ZERO + units;
}

function countDigits(magnitude: number): number {
  let digits = 1;
  for (let limit = 10; magnitude >= limit; limit *= 10) digits++;
  return digits;
}

const MAX_DIGITS = 24;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
