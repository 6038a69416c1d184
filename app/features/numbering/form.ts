import * as z from 'zod/mini';
import { takeSeparatorLine } from '#app/lib/encoding/csv/separator-line.ts';
import { KIND_NAMES } from '#documents';

const addedSchema = z.object({
  number: z.string(),
  date: z.string(),
  origin: z.string(),
  /** The seller, when the document is on this device. */
  seller: z.optional(z.object({ key: z.string(), name: z.string() })),
  /** The document with this number, on this device. */
  document: z.optional(
    z.object({ id: z.string(), kind: z.enum(KIND_NAMES), buyerName: z.string() }),
  ),
});

const formSchema = z.object({
  /** Pasted, or read from CSV files. */
  text: z.string(),
  columns: z.nullable(z.object({ number: z.number(), date: z.nullable(z.number()) })),
  /** The user’s own pattern; empty means guessed. */
  pattern: z.string(),
  /** Numbers from files or from this device. */
  added: z.array(addedSchema),
});

export type NumberingForm = z.infer<typeof formSchema>;
export type AddedNumber = NumberingForm['added'][number];

export type CheckedNumber = Pick<AddedNumber, 'number' | 'date'> & Partial<AddedNumber>;

export const EMPTY_NUMBERING_FORM: NumberingForm = {
  text: '',
  columns: null,
  pattern: '',
  added: [],
};

/** The stored form; empty when invalid. */
export function readKeptNumberingForm(kept: unknown): NumberingForm {
  const parsed = formSchema.safeParse(kept);
  return parsed.success ? parsed.data : EMPTY_NUMBERING_FORM;
}

/** A list read after another one: its line « sep=; » tells nothing there. */
export function addList(text: string, read: string): string {
  return text.trim() === ''
    ? read.trim()
    : [text.trimEnd(), takeSeparatorLine(read).text.trim()].filter(Boolean).join('\n');
}

/** Same number, date and source mean the same document, unless two documents have it. */
export function addNumbers(
  form: NumberingForm,
  found: readonly AddedNumber[],
): { form: NumberingForm; count: number } {
  const keyOf = ({ number, date, origin, document }: AddedNumber) =>
    [number, date, origin, document?.id].join('\n');
  const known = new Set(form.added.map(keyOf));
  const fresh = found.filter((one) => !known.has(keyOf(one)));
  return { form: { ...form, added: [...form.added, ...fresh] }, count: fresh.length };
}
