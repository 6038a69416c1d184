import type { Agreed } from '#documents/dossier/milestone.ts';
import type { StoredDraft } from '#documents/dossier/stored-draft.ts';
import { summarize } from '#documents/dossier/summarize.ts';
import { chooseLines } from '#documents/model/choose-lines.ts';
import { cents } from '#documents/money/amounts.ts';

/** The choices, with the amount of the quote that includes them. */
export function computeAgreed(quote: StoredDraft, choices: readonly number[]): Agreed {
  return { choices, amount: summarize(withChoices(quote, choices)).amount ?? cents(0) };
}

/** A quote with the choices of its customer; other documents as they are. */
export function withChoices(
  stored: StoredDraft,
  choices: readonly number[] | undefined,
): StoredDraft {
  if (!choices) return stored;
  const { draft, issued } = stored;
  return {
    ...stored,
    draft: chooseLines(draft, choices),
    ...(issued && { issued: { ...issued, draft: chooseLines(issued.draft, choices) } }),
  };
}
