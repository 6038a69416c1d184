import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { COUNTRIES } from '#documents';

/** The fields of a line for the customer’s software: codes, order, origin, attributes. */
export function LineIdentifiers({ index }: { index: number }) {
  const path = `lines[${index}]` as const;
  const country = useTextAt(`${path}.originCountry`);
  const isListed = country === '' || Object.hasOwn(COUNTRIES, country);
  return (
    <div className="grid gap-3 @md/lines:grid-cols-2">
      <DraftTextArea path={`${path}.note`} className="col-span-full" />
      <DraftText path={`${path}.buyerReference`} />
      <DraftText path={`${path}.gtin`} inputMode="numeric" />
      <DraftText path={`${path}.orderLine`} />
      <DraftText path={`${path}.billedObject`} />
      <DraftText path={`${path}.accountingReference`} />
      <DraftSelect
        path={`${path}.originCountry`}
        options={isListed ? countries : [...countries, { value: country, label: country }]}
        className="col-span-full"
      />
      <div className="col-span-full">
        <DraftList
          path={`${path}.attributes`}
          entryName="Caractéristique"
          addLabel="Ajouter une caractéristique"
          create={() => ({ name: '', value: '' })}
        >
          {(entry) => (
            <div className="grid grid-cols-2 gap-3">
              <DraftText path={`${entry}.name`} placeholder="Couleur" />
              <DraftText path={`${entry}.value`} placeholder="Bleu" />
            </div>
          )}
        </DraftList>
      </div>
    </div>
  );
}

const countries = [
  { value: '', label: 'Non précisé' },
  ...Object.entries(COUNTRIES).map(([value, label]) => ({ value, label })),
];
