import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { chargesVat, isBuildingTrade } from '#documents';

/** The waste of a building site and its cost (C. env. L541-21-2-3). */
export function QuoteWaste() {
  const isShown = useDraft((draft) => isBuildingTrade(draft) || draft.quote?.waste !== undefined);
  const hasVat = useDraft(({ vatRegime }) => chargesVat(vatRegime));
  const suffix = useCurrencySuffix();
  if (!isShown) return null;
  return (
    <PartyOption
      path="quote.waste"
      help="Construction, rénovation, démolition ou jardinage."
      empty={{ quantity: '', handling: '', collectionPoints: [{ name: '', address: '' }] }}
    >
      <div className="flex flex-col gap-4">
        <DraftText path="quote.waste.quantity" placeholder="0,5 m³ de gravats" />
        <DraftText path="quote.waste.handling" placeholder="Tri sur place et enlèvement" />
        <DraftList
          path="quote.waste.collectionPoints"
          entryName="Point de collecte"
          addLabel="Ajouter un point de collecte"
          create={() => ({ name: '', address: '' })}
        >
          {(path) => (
            <div className="grid items-start gap-3 sm:grid-cols-2">
              <DraftText path={`${path}.name`} placeholder="Déchèterie de Nantes-Est" />
              <DraftText path={`${path}.facility`} placeholder="Déchèterie professionnelle" />
              <DraftText path={`${path}.address`} className="sm:col-span-2" />
            </div>
          )}
        </DraftList>
        <DraftNumber
          path="quote.waste.cost"
          label={hasVat ? 'Coût TTC' : 'Coût'}
          suffix={suffix}
          help="0 s’il est compris dans le prix."
          className="max-w-48"
        />
      </div>
    </PartyOption>
  );
}
