import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';

/** A draft written in the code, checked and completed; throws with the paths of what is wrong. */
export function requireDraft(input: DraftInput): Draft {
  const parsed = parseDraft(input);
  if (parsed.ok) return parsed.draft;
  throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
