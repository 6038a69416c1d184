/** Why a file is not read. */
export type PdfRefusal =
  /** It does not begin as a PDF does. */
  | 'not-a-pdf'
  /** Its bytes, or those it inflates to, are more than what is read. */
  | 'too-large'
  /** Encrypted, with a password to open it or only against changes. */
  | 'encrypted'
  /** It is cut short, or says what cannot be. */
  | 'damaged'
  /** Reading it would take too long. */
  | 'too-complex';

/** Stops the reading from wherever it is; `readAttachments` gives the code as a value. */
export function refusePdf(code: PdfRefusal): never {
  throw Object.assign(new Error(code), { code });
}

/** The code of a refusal; whatever else was thrown is a bug, and goes on. */
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
