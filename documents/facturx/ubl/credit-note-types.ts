/**
 * The types of UNTDID 1001 that UBL writes as a CreditNote (BR-CL-01); the others are an Invoice.
 */
export function isCreditNoteType(typeCode: string): boolean {
  return CREDIT_NOTE_TYPES.has(typeCode);
}

const CREDIT_NOTE_TYPES: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
);
