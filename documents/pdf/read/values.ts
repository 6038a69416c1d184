/** The values of PDF syntax (ISO 32000-1, § 7.3). */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfDictionary
  | PdfStream
  | readonly PdfValue[];

export type PdfName = { type: 'name'; name: string };
export type PdfString = { type: 'string'; bytes: Uint8Array };
/** Generations are ignored: cross-references name the last one. */
export type PdfReference = { type: 'reference'; number: number };
export type PdfDictionary = { type: 'dictionary'; entries: Entries };
/** `start` is a position in the file; the length is known once the dictionary is resolved. */
export type PdfStream = { type: 'stream'; entries: Entries; start: number };
export type Entries = ReadonlyMap<string, PdfValue>;

type Tagged = Extract<PdfValue, { type: string }>;

export function isOf<Type extends Tagged['type']>(
  value: PdfValue | undefined,
  type: Type,
): value is Extract<Tagged, { type: Type }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

export function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}

/** A non-negative integer usable as position, length or object number; else null. */
export function toCount(value: PdfValue | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The text of a name; empty for anything else. */
export function toName(value: PdfValue | undefined): string {
  return isOf(value, 'name') ? value.name : '';
}
