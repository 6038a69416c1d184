import type { Draft } from '#documents/model/draft.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { ValueNature } from '#documents/model/fields/field-types.ts';
import { listNaturedFields } from '#documents/model/fields/natured-fields.ts';
import { type Beside, checkValue } from './check-value.ts';

/** A value that is certainly not what its field says: its label and what to do, in French. */
export type Mistake = {
  path: DraftPath;
  label: string;
  nature: ValueNature;
  value: string;
  message: string;
};

/** The mistakes in a draft, or in the parts of one that an account keeps, field by field. */
export function listMistakes(draft: Partial<Draft>): Mistake[] {
  return listNaturedFields().flatMap(({ keys, field: { label }, nature }) =>
    readAt(draft, keys).flatMap(({ path, value, beside }) => {
      const { error } = checkValue(nature, value, beside);
      return error ? [{ path, label, nature, value, message: error }] : [];
    }),
  );
}

type Found = { path: DraftPath; value: string; beside: Beside };

/** The texts that the keys lead to: none where a part is absent, one an entry of a list. */
function readAt(root: unknown, keys: readonly string[], path = ''): Found[] {
  if (Array.isArray(root))
    return root.flatMap((entry, index) => readAt(entry, keys, `${path}[${index}]`));
  const [key, ...rest] = keys;
  if (key === undefined || typeof root !== 'object' || root === null) return [];
  const value: unknown = Reflect.get(root, key);
  const at = path === '' ? key : `${path}.${key}`;
  if (rest.length > 0) return readAt(value, rest, at);
  // The keys come from the model, and a field of the model stands beside its siblings.
  return typeof value === 'string'
    ? [{ path: at as DraftPath, value, beside: root as Beside }]
    : [];
}
