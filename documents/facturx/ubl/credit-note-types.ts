/** Whether UBL writes this UNTDID 1001 type as a CreditNote rather than an Invoice (BR-CL-01). */
export function isCreditNoteType(typeCode: string): boolean {
  return CREDIT_NOTE_TYPES.has(typeCode);
}

const CREDIT_NOTE_TYPES: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
);
