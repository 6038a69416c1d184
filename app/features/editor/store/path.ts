import type { DraftPath } from '#documents';
import type { FieldPath } from './field-path.ts';

/**
 * JSON paths of a draft, as rules and marks write them: « seller.address.line1 »,
 * « lines[2].name ».
 */
type Step = string | number;

const stepsByPath = new Map<string, readonly Step[]>();

/** « lines[2].name » → ['lines', 2, 'name'] */
function parsePath(path: string): readonly Step[] {
  const known = stepsByPath.get(path);
  if (known) return known;
  const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(
    ([, key, index]) => key ?? Number(index),
  );
  stepsByPath.set(path, steps);
  return steps;
}

/** The value at a path; undefined where the path leads nowhere. */
export function getAt(root: unknown, path: FieldPath): unknown {
  let value = root;
  for (const step of parsePath(path)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<Step, unknown>)[step];
  }
  return value;
}

/**
 * A copy of `root` with another value at a path; what is beside the path is shared. Missing objects
 * are made on the way. An undefined value removes its key, so that an emptied option leaves no
 * trace in the JSON.
 */
export function setAt<T>(root: T, path: DraftPath, value: unknown): T {
  return setSteps(root, parsePath(path), value) as T;
}

function setSteps(node: unknown, steps: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const copy = Array.isArray(node) ? [...node] : [];
    copy[step] = setSteps(copy[step], rest, value);
    return copy;
  }
  const { [step]: child, ...others } = (node ?? {}) as Record<string, unknown>;
  const next = setSteps(child, rest, value);
  return next === undefined ? others : { ...(node as object | undefined), [step]: next };
}
