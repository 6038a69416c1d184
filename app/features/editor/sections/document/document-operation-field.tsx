import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import type { Draft } from '#documents';

export function DocumentOperationField() {
  const { store } = useEditor();
  const isUnchosen = useDraft((draft) => draft.operation === '');
  return (
    <DraftSelect
      path="operation"
      options={isUnchosen ? [{ value: '', label: 'À choisir' }, ...OPERATIONS] : OPERATIONS}
      onSelect={(value) =>
        store.update((draft) => chooseOperation(draft, value as Draft['operation']))
      }
    />
  );
}

/** VAT on debits applies to services only. */
function chooseOperation(draft: Draft, operation: Draft['operation']): Draft {
  return { ...draft, operation, vatOnDebits: draft.vatOnDebits && operation !== 'goods' };
}

const OPERATIONS = [
  { value: 'services', label: 'Prestations de services' },
  { value: 'goods', label: 'Livraisons de biens' },
  { value: 'mixed', label: 'Biens et services' },
] as const;
