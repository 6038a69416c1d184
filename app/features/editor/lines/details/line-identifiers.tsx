import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { COUNTRIES } from '#documents';

/** What the customer’s software reads of a line: codes, order, origin, attributes. */
export function LineIdentifiers({ index }: { index: number }) {
  const path = `lines[${index}]`;
  const country = useTextAt(`${path}.originCountry`);
  const isListed = country === '' || Object.hasOwn(COUNTRIES, country);
  return (
    <div className="grid gap-3 @md/lines:grid-cols-2">
      <DraftTextArea
        path={`${path}.note`}
        label="Note sur la ligne"
        maxLength={500}
        className="col-span-full"
      />
      <DraftText path={`${path}.buyerReference`} label="Référence du client" maxLength={50} />
      <DraftText
        path={`${path}.gtin`}
        label="Code-barres (GTIN)"
        inputMode="numeric"
        maxLength={14}
      />
      <DraftText path={`${path}.orderLine`} label="Ligne de la commande" maxLength={50} />
      <DraftText
        path={`${path}.accountingReference`}
        label="Imputation comptable du client"
        maxLength={50}
      />
      <DraftSelect
        path={`${path}.originCountry`}
        label="Pays d’origine"
        options={isListed ? countries : [...countries, { value: country, label: country }]}
        isOptional
        className="col-span-full"
      />
      <div className="col-span-full">
        <DraftList
          path={`${path}.attributes`}
          legend="Caractéristiques"
          entryName="Caractéristique"
          addLabel="Ajouter une caractéristique"
          create={() => ({ name: '', value: '' })}
          max={20}
          isOptional
        >
          {(entry) => (
            <div className="grid grid-cols-2 gap-3">
              <DraftText
                path={`${entry}.name`}
                label="Nom"
                placeholder="Couleur"
                isOptional={false}
                maxLength={60}
              />
              <DraftText
                path={`${entry}.value`}
                label="Valeur"
                placeholder="Bleu"
                isOptional={false}
                maxLength={200}
              />
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
