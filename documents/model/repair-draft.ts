import type { Draft } from './draft.ts';
import { type DraftProblem, parseDraft } from './parse-draft.ts';

/** The repaired draft and its removed values, or the reasons of the refusal. */
export type RepairedDraft =
  | { ok: true; draft: Draft; setAside: readonly DraftProblem[] }
  | { ok: false; problems: readonly DraftProblem[] };

/**
 * Opens a possibly damaged JSON: an invalid value is removed alone, never the whole document.
 * Refuses a JSON that is not ours, or whose invalid value cannot be removed.
 */
export function repairDraft(input: unknown): RepairedDraft {
  let candidate = input;
  const setAside: DraftProblem[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = parseDraft(candidate);
    if (parsed.ok) return { ok: true, draft: parsed.draft, setAside };
    const { problems } = parsed;
    if (problems.some(({ path }) => IDENTITY.includes(path))) return { ok: false, problems };
    for (const { path } of problems.toSorted(lastFirst)) candidate = removeAt(candidate, path);
    setAside.push(...problems);
  }
  return { ok: false, problems: setAside };
}

/** Removes from the end of a list, so that earlier indices stay valid. */
function lastFirst(left: DraftProblem, right: DraftProblem): number {
  return right.path.localeCompare(left.path, 'en', { numeric: true });
}

/** A copy without the value at `path`; siblings are shared. */
function removeAt(root: unknown, path: string): unknown {
  const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(
    ([, key, index]) => key ?? Number(index),
  );
  return removeSteps(root, steps);
}

function removeSteps(node: unknown, steps: readonly (string | number)[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined || typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    if (rest.length === 0) return node.filter((_, index) => index !== step);
    return node.map((item, index) => (index === step ? removeSteps(item, rest) : item));
  }
  const { [step]: child, ...others } = node as Record<string | number, unknown>; // any object
  return rest.length === 0 ? others : { ...others, [step]: removeSteps(child, rest) };
}

/** Removing a value may make its parent incomplete; each round goes one level up. */
const MAX_ROUNDS = 4;
/** Without these, the JSON is not one of our documents. */
const IDENTITY = ['', 'version', 'kind'];
