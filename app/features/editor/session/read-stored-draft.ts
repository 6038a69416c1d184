import { setAt } from '#app/features/editor/store/path.ts';
import { type Draft, type DraftProblem, parseDraft } from '#documents';

/** A draft that opens, with the values that could not be read and were set aside; or why nothing could be opened. */
export type ReadDraft =
  | { ok: true; draft: Draft; setAside: readonly DraftProblem[] }
  | { ok: false; problems: readonly DraftProblem[] };

/**
 * A draft is kept even while a field holds something impossible: at reading, such a value alone is left out, never the
 * whole document. What has no value to leave out is refused.
 */
export function readStoredDraft(input: unknown): ReadDraft {
  let candidate = input;
  const setAside: DraftProblem[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = parseDraft(candidate);
    if (parsed.ok) return { ok: true, draft: parsed.draft, setAside };
    const { problems } = parsed;
    if (problems.some(({ path }) => IDENTITY.includes(path))) return { ok: false, problems };
    for (const { path } of problems) candidate = setAt(candidate, path, undefined);
    setAside.push(...problems);
  }
  return { ok: false, problems: setAside };
}

/** Leaving a value out may show that what holds it lacks something; each round goes one step up. */
const MAX_ROUNDS = 4;
/** Without these, it is not a document of ours. */
const IDENTITY = ['', 'version', 'kind'];
