import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { RentNames } from './rent-names.tsx';

/** Co-owners and the manager (loi 70-9). */
export function RentLandlords() {
  const summary = useDraft(({ rent }) =>
    [...(rent?.otherLandlords ?? []), rent?.agent?.name].filter(Boolean).join(', '),
  );
  return (
    <PartyDisclosure
      title="Autres bailleurs, mandataire"
      summary={summary || 'Indivision, gérant'}
      prefixes={PREFIXES}
    >
      <div className="flex flex-col gap-4">
        <RentNames path="rent.otherLandlords" entryName="Bailleur" addLabel="Ajouter un bailleur" />
        <PartyOption
          path="rent.agent"
          help="Agence ou administrateur de biens&nbsp;: il signe au nom du bailleur."
          empty={{ name: '', address: EMPTY_ADDRESS }}
        >
          <div className={gridClasses}>
            <DraftText path="rent.agent.name" isRequired />
            <DraftText path="rent.agent.cardNumber" placeholder="G 4401 2024 000 012 345" />
            <AddressFields path="rent.agent.address" />
          </div>
        </PartyOption>
      </div>
    </PartyDisclosure>
  );
}

const PREFIXES: readonly DraftPath[] = ['rent.otherLandlords', 'rent.agent'];
const EMPTY_ADDRESS = { line1: '', postalCode: '', city: '', country: 'FR' };
