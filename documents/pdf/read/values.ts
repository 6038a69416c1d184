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
/** Generations are not followed: the cross-references of a number name its last one. */
export type PdfReference = { type: 'reference'; number: number };
export type PdfDictionary = { type: 'dictionary'; entries: Entries };
/**
 * `start`: where its bytes begin in the file; their length is known once its dictionary is
 * resolved.
 */
export type PdfStream = { type: 'stream'; entries: Entries; start: number };
export type Entries = ReadonlyMap<string, PdfValue>;

type Tagged = Extract<PdfValue, { type: string }>;

/** Whether a value is of one of the types that carry their name. */
export function isOf<Type extends Tagged['type']>(
  value: PdfValue | undefined,
  type: Type,
): value is Extract<Tagged, { type: Type }> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === type;
}

export function isArray(value: PdfValue): value is readonly PdfValue[] {
  return Array.isArray(value);
}

/**
 * An integer from 0 up that can be a position, a length or a number of object; null for anything
 * else.
 */
export function toCount(value: PdfValue | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The name that a value is; empty when it is none. */
export function toName(value: PdfValue | undefined): string {
  return isOf(value, 'name') ? value.name : '';
}
