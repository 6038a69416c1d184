import { Plus, Trash2 } from 'lucide-react';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type Draft, maxItemsAt } from '#documents';

/** Approval, training declaration, RPPS… */
export function SellerIdentifiers() {
  const { store } = useEditor();
  const count = useDraft(({ seller }) => seller.identifiers?.length ?? 0);
  const change = (alter: (all: Identifier[]) => Identifier[]) =>
    store.update((draft) => {
      const identifiers = alter(draft.seller.identifiers ?? []);
      const { identifiers: _former, ...seller } = draft.seller;
      return {
        ...draft,
        seller: identifiers.length > 0 ? { ...seller, identifiers } : seller,
      };
    });
  const add = () => {
    change((all) => [...all, { label: '', value: '' }]);
    focusField(`seller.identifiers[${count}].label`);
  };
  const remove = (index: number) => {
    change((all) => all.filter((_, position) => position !== index));
    focusField('seller.identifiers');
  };
  return (
    <fieldset aria-label="Numéros professionnels">
      {Array.from({ length: count }, (_, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
          key={index}
          className="mb-3 grid grid-cols-[1fr_1fr_auto] items-end gap-3"
        >
          <PartyCombobox path={`seller.identifiers[${index}].label`} suggest={suggestLabels} />
          <DraftText path={`seller.identifiers[${index}].value`} />
          <IconButton label="Retirer ce numéro" onClick={() => remove(index)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {count < MAX_IDENTIFIERS && (
        <Button id="field-seller-identifiers" size="sm" onClick={add}>
          <Plus aria-hidden />
          Ajouter un numéro professionnel
        </Button>
      )}
    </fieldset>
  );
}

type Identifier = NonNullable<Draft['seller']['identifiers']>[number];

function suggestLabels(text: string) {
  const wanted = text.toLowerCase();
  return LABELS.filter((label) => label.toLowerCase().includes(wanted) && label !== text).map(
    (label) => ({ id: label, label }),
  );
}

const LABELS = [
  'Agrément services à la personne',
  'N° de déclaration d’activité de formation',
  'N° RPPS',
  'N° ADELI',
  'N° ORIAS',
  'Carte professionnelle',
];
const MAX_IDENTIFIERS = maxItemsAt('seller.identifiers');
