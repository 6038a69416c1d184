import { requireKind } from '#documents/kinds/index.ts';
import { computeMentions } from '#documents/law/compute-mentions.ts';
import type { Mention } from '#documents/law/mention.ts';
import { completeDraft, type Edit } from '#documents/law/rules/judge.test.support.ts';
import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

/** The mentions of a complete invoice after `edit`, with ordinary spaces. */
export function mentionsOf(edit: Edit): Mention[] {
  return readable(completeDraft(edit));
}

export function textOf(id: string, edit: Edit): string | undefined {
  return mentionsOf(edit).find((mention) => mention.id === id)?.text;
}

/** The mentions of a sample after `edit`, with ordinary spaces. */
export function mentionsOfSample(
  name: keyof typeof samples,
  changes: Partial<DraftInput> = {},
): Mention[] {
  return readable(requireDraft({ ...samples[name], ...changes }));
}

function readable(draft: Draft): Mention[] {
  const mentions = computeMentions({
    draft,
    totals: computeTotals(draft),
    kind: requireKind(draft.kind),
  });
  return mentions.map((mention) => ({
    ...mention,
    text: mention.text.replace(/[\u00a0\u202f]/g, ' '),
  }));
}
