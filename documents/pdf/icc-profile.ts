import { createBuffer, viewBytes, writeBytes, writeLatin1 } from './bytes/byte-buffer.ts';
import { deflate } from './bytes/deflate.ts';

/** The profile as a PDF stream, made once. */
export function getOutputProfile(): { entries: string; bytes: Uint8Array } {
  stream ??= { entries: '/N 3/Filter/FlateDecode', bytes: deflate(makeSrgbProfile()) };
  return stream;
}

/**
 * The sRGB colour space (IEC 61966-2-1) as an ICC profile 4.2 (ICC.1:2004-10) of about 500 bytes,
 * built from the published figures: primaries adapted to D50 and the exact parametric transfer
 * curve.
 */
export function makeSrgbProfile(): Uint8Array {
  const profile = createBuffer(1024);
  const elements = [...new Set(TAGS.map(([, element]) => element))];
  const first = HEADER_LENGTH + 4 + TAGS.length * 12;
  const positions = new Map<Uint8Array, number>();
  let end = first;
  for (const element of elements) {
    positions.set(element, end);
    end += element.length;
  }
  writeBytes(profile, makeHeader(end));
  writeBytes(profile, words(TAGS.length));
  for (const [name, element] of TAGS) {
    writeLatin1(profile, name);
    writeBytes(profile, words(positions.get(element) ?? 0, element.length));
  }
  for (const element of elements) writeBytes(profile, element);
  return viewBytes(profile).slice();
}

function makeHeader(length: number): Uint8Array {
  const header = createBuffer(HEADER_LENGTH);
  writeBytes(header, words(length, 0, 0x04200000));
  writeLatin1(header, 'mntrRGB XYZ ');
  // 2026-01-01 00:00:00, constant for the same bytes.
  writeBytes(header, words(0x07ea0001, 0x00010000, 0));
  writeLatin1(header, 'acsp');
  writeBytes(header, words(0, 0, 0, 0, 0, 0, 0, ...D50.map(fixed)));
  writeBytes(header, new Uint8Array(HEADER_LENGTH - header.length));
  return viewBytes(header);
}

function xyz(...values: readonly number[]): Uint8Array {
  return element('XYZ ', ...values.map(fixed));
}

/** A localised text with one English record. */
function text(value: string): Uint8Array {
  const padded = value.length % 2 === 0 ? value : `${value} `;
  const units = Array.from({ length: padded.length / 2 }, (_, index) => {
    return padded.charCodeAt(index * 2) * 0x10000 + padded.charCodeAt(index * 2 + 1);
  });
  return element('mluc', 1, 12, 0x656e5553, padded.length * 2, 28, ...units);
}

function element(type: string, ...values: readonly number[]): Uint8Array {
  const result = createBuffer(64);
  writeLatin1(result, type);
  writeBytes(result, words(0, ...values));
  return viewBytes(result);
}

function words(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setInt32(index * 4, value);
  return bytes;
}

/** s15Fixed16Number */
function fixed(value: number): number {
  return Math.round(value * 65_536);
}

let stream: { entries: string; bytes: Uint8Array } | null = null;

const HEADER_LENGTH = 128;
const D50 = [0.9642, 1, 0.8249] as const;
const NAME = text('sRGB');
const RIGHTS = text('CC0 ');
// Type 3: (a·x + b)^g from d up, c·x below.
const CURVE = element(
  'para',
  0x00030000,
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
);
const ADAPTATION = element(
  'sf32',
  ...[1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168].map(
    fixed,
  ),
);
const TAGS: readonly (readonly [string, Uint8Array])[] = [
  ['desc', NAME],
  ['cprt', RIGHTS],
  ['wtpt', xyz(...D50)],
  ['chad', ADAPTATION],
  ['rXYZ', xyz(0.43607, 0.22249, 0.01392)],
  ['gXYZ', xyz(0.38515, 0.71687, 0.09708)],
  ['bXYZ', xyz(0.14307, 0.06061, 0.7141)],
  ['rTRC', CURVE],
  ['gTRC', CURVE],
  ['bTRC', CURVE],
];
