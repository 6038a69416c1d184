import type { Draft } from '#documents/model/draft.ts';
import type { DraftField, ObjectShape, Shape } from '#documents/model/fields/field-types.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';
import { asRecord, chooseShape, itemShape } from './choose-shape.ts';
import { describeValue } from './describe-value.ts';

/** One row: texts are whole, and empty for an absent value. */
type Compared = { label: string; left: string; right: string };

type Pair = { left: unknown; right: unknown };

/** The names that lead to a value, and the drafts that it is from. */
type Place = {
  labels: readonly string[];
  drafts: readonly [Draft, Draft];
  /** The key and the name of the field; `labels` may leave the name out. */
  key?: string;
  name?: string;
};

/** The differences between two values of one shape, in the order of its fields. */
export function compareValues(shape: Shape, { left, right }: Pair, place: Place): Compared[] {
  if (writeJson(left) === writeJson(right)) return [];
  const whole = () => [compareWhole(shape, { left, right }, place)];
  if (isAbsent(left) || isAbsent(right)) return whole();
  switch (shape.type) {
    case 'object':
      return compareFields(shape, { left, right }, place);
    case 'list':
      return isListOfObjects(shape.item)
        ? compareLists(shape.item, { left, right }, place)
        : whole();
    case 'either':
    case 'tagged': {
      const [one, other] = [chooseShape(shape, left), chooseShape(shape, right)];
      return one && one === other ? compareFields(one, { left, right }, place) : whole();
    }
    default:
      return whole();
  }
}

function compareFields({ fields }: ObjectShape, pair: Pair, place: Place): Compared[] {
  const [one, other] = [asRecord(pair.left) ?? {}, asRecord(pair.right) ?? {}];
  return Object.entries(fields).flatMap(([key, { shape, label, fallback }]) => {
    const values = { left: one[key] ?? fallback, right: other[key] ?? fallback };
    const isSilent = place.labels.length === 0 && SILENT.has(key);
    const labels = isSilent ? [] : withLabel(place.labels, label);
    return compareValues(shape, values, { ...place, labels, key, name: label });
  });
}

/** What begins and ends both lists alike is passed over: an added line hides no other. */
function compareLists(item: Shape | DraftField, pair: Pair, place: Place): Compared[] {
  const [lefts, rights] = [asList(pair.left), asList(pair.right)];
  const shortest = Math.min(lefts.length, rights.length);
  const isSame = (left: number, right: number) =>
    writeJson(lefts[left]) === writeJson(rights[right]);
  let start = 0;
  while (start < shortest && isSame(start, start)) start += 1;
  let end = 0;
  while (end < shortest - start && isSame(lefts.length - 1 - end, rights.length - 1 - end))
    end += 1;
  const count = Math.max(lefts.length, rights.length);
  return Array.from({ length: count - end - start }, (_, step) => start + step).flatMap((index) => {
    const left = index < lefts.length - end ? lefts[index] : undefined;
    const right = index < rights.length - end ? rights[index] : undefined;
    const labels = nameItem(place.labels, { index, count, isLine: place.key === 'lines' });
    return compareValues(itemShape(item), { left, right }, { ...place, labels });
  });
}

function compareWhole(shape: Shape, { left, right }: Pair, place: Place): Compared {
  const describe = (value: unknown, draft: Draft) =>
    describeValue(shape, value, { draft, key: place.key ?? '' });
  const [one, other] = [describe(left, place.drafts[0]), describe(right, place.drafts[1])];
  const label = place.labels.join(', ') || (place.name ?? '');
  return one === other
    ? { label, left: CHANGED, right: CHANGED }
    : { label, left: one, right: other };
}

function nameItem(
  labels: readonly string[],
  { index, count, isLine }: { index: number; count: number; isLine: boolean },
): string[] {
  if (isLine) return [`Ligne ${index + 1}`];
  const [own = '', ...before] = [...labels].reverse();
  return count === 1 ? [...labels] : [...before.reverse(), `${own} n°\u00a0${index + 1}`];
}

/** « Client », « Nom » → « Client, nom »; a name is not said twice. */
function withLabel(labels: readonly string[], label: string): string[] {
  if (labels.length === 0) return [label];
  const next = uncapitalize(label);
  return uncapitalize(labels.at(-1) ?? '') === next ? [...labels] : [...labels, next];
}

function isListOfObjects(item: Shape | DraftField): boolean {
  return ['object', 'tagged', 'either'].includes(itemShape(item).type);
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** JSON with sorted keys; an absent value is as good as an empty text. */
function writeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeJson).join()}]`;
  const record = asRecord(value);
  if (!record) return JSON.stringify(value ?? '');
  const parts = Object.entries(record)
    .filter(([, one]) => !isAbsent(one))
    .map(([key, one]) => `${JSON.stringify(key)}:${writeJson(one)}`);
  return `{${parts.sort().join()}}`;
}

/** Parts of a draft whose fields are named without them. */
const SILENT: ReadonlySet<string> = new Set([
  ...['supply', 'payment', 'references', 'works', 'quote', 'credit', 'receipt', 'rent'],
]);
/** Two values that are told in the same words: a file, a long list. */
const CHANGED = 'changé';
