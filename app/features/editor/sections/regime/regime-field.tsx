import { chooseRegime } from '#app/features/editor/draft/choose-regime.ts';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { requireKind, VAT_REGIME_LAW, type VatRegime } from '#documents';
import { listRegimes } from './regime.ts';

export function RegimeField() {
  const { store } = useEditor();
  const vatRegime = useDraft((draft) => draft.vatRegime);
  const kind = useDraft((draft) => requireKind(draft.kind));
  return (
    <DraftSelect
      path="vatRegime"
      label={kind.showsVat ? 'Régime de TVA' : 'Pourquoi sans TVA'}
      className={VAT_REGIME_LAW[vatRegime].label.length > HALF_WIDTH ? 'sm:col-span-2' : ''}
      options={listRegimes(kind, vatRegime).map((value) => ({
        value,
        label: VAT_REGIME_LAW[value].label,
      }))}
      onSelect={(value) =>
        store.update((draft) => chooseRegime(draft, value as VatRegime), 'vatRegime')
      }
    />
  );
}

/** Characters that fit in half the width of the form. */
const HALF_WIDTH = 28;
