import { useDraft, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { getAt } from '#app/features/editor/store/path.ts';
import {
  type Beside,
  checkValue,
  type DraftField,
  type DraftPath,
  isCheckedBeside,
  type ValueCheck,
} from '#documents';

/** The check of a field whose model says what it holds; nothing for a text of words. */
export function useValueCheck(path: DraftPath, { shape }: DraftField): ValueCheck {
  const nature = 'nature' in shape ? shape.nature : undefined;
  const value = useTextAt(path);
  // Read only where it decides: it changes with each key typed in another field of a party.
  const beside = useDraft((draft) =>
    nature && isCheckedBeside(nature) ? getAt(draft, parentOf(path)) : undefined,
  );
  return nature ? checkValue(nature, value, beside as Beside | undefined) : {}; // a part of a draft
}

/** « seller.address.postalCode » → « seller.address » */
function parentOf(path: DraftPath): FieldPath {
  return path.slice(0, path.lastIndexOf('.')) as FieldPath; // what holds a path has one
}
