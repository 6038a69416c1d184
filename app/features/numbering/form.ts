import * as z from 'zod/mini';

const formSchema = z.object({
  /** What was pasted or read from CSV files. */
  text: z.string(),
  columns: z.nullable(z.object({ number: z.number(), date: z.nullable(z.number()) })),
  /** The author’s own pattern; empty: guessed. */
  pattern: z.string(),
  /** Numbers that came from files or from this device. */
  added: z.array(z.object({ number: z.string(), date: z.string(), origin: z.string() })),
});

export type NumberingForm = z.infer<typeof formSchema>;
export type AddedNumber = NumberingForm['added'][number];

export const EMPTY_NUMBERING_FORM: NumberingForm = {
  text: '',
  columns: null,
  pattern: '',
  added: [],
};

/** What this device kept; the empty form when it is not one we wrote. */
export function readKeptNumberingForm(kept: unknown): NumberingForm {
  const parsed = formSchema.safeParse(kept);
  return parsed.success ? parsed.data : EMPTY_NUMBERING_FORM;
}

/** The same number of the same day from the same place is one document, added once. */
export function addNumbers(
  form: NumberingForm,
  found: readonly AddedNumber[],
): { form: NumberingForm; count: number } {
  const keyOf = ({ number, date, origin }: AddedNumber) => `${number}\n${date}\n${origin}`;
  const known = new Set(form.added.map(keyOf));
  const fresh = found.filter((one) => !known.has(keyOf(one)));
  return { form: { ...form, added: [...form.added, ...fresh] }, count: fresh.length };
}
