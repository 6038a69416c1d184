import type { Draft } from './draft.ts';
import { type DraftProblem, parseDraft } from './parse-draft.ts';

/**
 * A draft that opens, with the values that could not be read and were set aside; or why nothing
 * could be opened.
 */
export type RepairedDraft =
  | { ok: true; draft: Draft; setAside: readonly DraftProblem[] }
  | { ok: false; problems: readonly DraftProblem[] };

/**
 * Opens a JSON of unknown health: a value that is impossible is left out alone, never the whole
 * document. What cannot be left out, and what is not one of our documents, is refused.
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

/** From the end of a list: what is left out before an item would move it. */
function lastFirst(left: DraftProblem, right: DraftProblem): number {
  return right.path.localeCompare(left.path, 'en', { numeric: true });
}

/** A copy without the value at a path; what is beside the path is shared. */
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

/** Leaving a value out may show that what holds it lacks something; each round goes one step up. */
const MAX_ROUNDS = 4;
/** Without these, it is not one of our documents. */
const IDENTITY = ['', 'version', 'kind'];
