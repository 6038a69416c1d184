export type PdfRefusal =
  /** No PDF header. */
  | 'not-a-pdf'
  /** The file, or what it inflates to, is over the limit. */
  | 'too-large'
  /** Even if only against changes. */
  | 'encrypted'
  /** Truncated or inconsistent. */
  | 'damaged'
  /** The budget is spent. */
  | 'too-complex';

/** Throws a refusal, which `readAttachments` returns as a value. */
export function refusePdf(code: PdfRefusal): never {
  throw Object.assign(new Error(code), { code });
}

/** The code of a refusal; rethrows any other error. */
export function refusalOf(error: unknown): PdfRefusal {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const known = CODES.find((candidate) => candidate === code);
  if (known === undefined) throw error;
  return known;
}

const CODES: readonly PdfRefusal[] = [
  'not-a-pdf',
  'too-large',
  'encrypted',
  'damaged',
  'too-complex',
];
