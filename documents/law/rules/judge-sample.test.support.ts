import { checkConformity } from '#documents/kinds/check-conformity.ts';
import type { RuleResult } from '#documents/law/rule.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';

/** The state of one rule for a sample after `edit`, on its issue date. */
export function judgeSample(
  name: keyof typeof samples,
  id: string,
  changes: Partial<DraftInput> = {},
): Pick<RuleResult, 'state' | 'severity' | 'field'> & { message: string } {
  const draft = requireDraft({ ...samples[name], ...changes });
  const result = checkConformity(draft, '2026-11-20').find((rule) => rule.id === id);
  if (!result) throw new Error(`No rule « ${id} »`);
  const { state, severity, field, message } = result;
  return { state, severity, field, message };
}
