import type { Draft, DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';

/** Parses and completes a draft written in code; throws with the paths of the errors. */
export function requireDraft(input: DraftInput): Draft {
  const parsed = parseDraft(input);
  if (parsed.ok) return parsed.draft;
  throw new Error(parsed.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
