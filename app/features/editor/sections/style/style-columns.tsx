import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { chooseColumns, isCompulsoryColumn, requireKind, subtypeOf } from '#documents';
import { COLUMN_WORDS, type ColumnName } from './column-words.ts';

/** An invoice keeps its compulsory columns. */
export function StyleColumns() {
  const { store } = useEditor();
  const isInvoice = useDraft(
    ({ kind, subtype }) => subtypeOf(requireKind(kind), subtype).isInvoice,
  );
  const shown = useDraft((draft) => {
    const columns = Object.entries(chooseColumns({ draft, kind: requireKind(draft.kind) }));
    return columns.flatMap(([name, isShown]) => (isShown ? [name] : [])).join(' ');
  });
  const choose = (name: ColumnName, isShown: boolean) => {
    const isDefault = isShown === COLUMN_WORDS[name].isDefault;
    store.set(`style.columns.${name}`, isDefault ? undefined : isShown);
  };
  return (
    <DraftGroup
      path="style.columns"
      help={
        isInvoice
          ? 'Quantité, prix unitaire et taux de TVA sont obligatoires sur une facture et sur un avoir.'
          : undefined
      }
    >
      <div className="grid gap-x-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Checkbox
            key={name}
            id={fieldId(`style.columns.${name}`)}
            label={COLUMN_WORDS[name].label}
            help={COLUMN_WORDS[name].help}
            checked={shown.split(' ').includes(name)}
            disabled={isCompulsoryColumn(name, { isInvoice })}
            onChange={(event) => choose(name, event.target.checked)}
          />
        ))}
      </div>
    </DraftGroup>
  );
}

// The keys of COLUMN_WORDS are column names.
const NAMES = Object.keys(COLUMN_WORDS) as ColumnName[];
