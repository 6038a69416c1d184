import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { requireKind, type Subtype, subtypeOf } from '#documents';
import { changeNature } from './change-nature.ts';

export function DocumentSubtypeField() {
  const { store } = useEditor();
  const subtype = useDraft((draft) => draft.subtype);
  const kind = useDraft((draft) => requireKind(draft.kind));
  const natures = Object.entries(kind.subtypes);
  if (natures.length < 2) return null;
  return (
    <DraftSelect
      path="subtype"
      options={natures.map(([value, { label }]) => ({ value, label }))}
      help={subtypeOf(kind, subtype).help}
      // The options are subtypes.
      onSelect={(value) =>
        store.update((draft) => changeNature(draft, value as Subtype), 'subtype')
      }
    />
  );
}
