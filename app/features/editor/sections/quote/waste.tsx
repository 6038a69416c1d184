import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { PartyOption } from '#app/features/editor/sections/card/option.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, isBuildingTrade } from '#documents';

/** Where the waste of a building site goes, and what that costs (C. env. L541-21-2-3). */
export function QuoteWaste() {
  const isShown = useDraft((draft) => isBuildingTrade(draft) || draft.quote?.waste !== undefined);
  const hasVat = useDraft(({ vatRegime }) => chargesVat(vatRegime));
  const suffix = useCurrencySuffix();
  if (!isShown) return null;
  return (
    <PartyOption
      path="quote.waste"
      label="Déchets du chantier"
      help="Construction, rénovation, démolition ou jardinage."
      empty={{ quantity: '', handling: '', collectionPoints: [{ name: '', address: '' }] }}
    >
      <div className="flex flex-col gap-4">
        <DraftText
          path="quote.waste.quantity"
          label="Quantité estimée"
          isOptional={false}
          maxLength={200}
          placeholder="0,5 m³ de gravats"
        />
        <DraftText
          path="quote.waste.handling"
          label="Tri et enlèvement"
          isOptional={false}
          maxLength={500}
          placeholder="Tri sur place et enlèvement"
        />
        <DraftList
          path="quote.waste.collectionPoints"
          legend="Points de collecte"
          entryName="Point de collecte"
          addLabel="Ajouter un point de collecte"
          create={() => ({ name: '', address: '' })}
          max={10}
        >
          {(path) => (
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <DraftText
                path={`${path}.name`}
                label="Raison sociale"
                isOptional={false}
                maxLength={200}
                placeholder="Déchèterie de Nantes-Est"
              />
              <DraftText
                path={`${path}.facility`}
                label="Type d’installation"
                maxLength={100}
                placeholder="Déchèterie professionnelle"
              />
              <DraftText
                path={`${path}.address`}
                label="Adresse"
                isOptional={false}
                maxLength={300}
                className="sm:col-span-2"
              />
            </div>
          )}
        </DraftList>
        <DraftNumber
          path="quote.waste.cost"
          label={hasVat ? 'Coût TTC' : 'Coût'}
          scale={2}
          suffix={suffix}
          help="0 s’il est compris dans le prix."
          className="max-w-48"
        />
      </div>
    </PartyOption>
  );
}
