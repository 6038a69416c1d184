import { useId } from 'react';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { PREMISES } from '#documents';
import { RentLandlords } from './rent-landlords.tsx';
import { LEASE_PATHS, RentLease } from './rent-lease.tsx';
import { summarizeLease } from './summarize-lease.ts';

export function RentDwellingSection() {
  const titleId = useId();
  const isPremises = useDraft(({ rent }) => rent !== undefined && PREMISES.has(rent.lease.type));
  const lease = useDraft(({ rent }) => (rent ? summarizeLease(rent) : ''));
  return (
    <section data-section="rent" aria-labelledby={titleId} className={cardClasses}>
      <h2 id={titleId} className="text-lg">
        {isPremises ? 'Local et bail' : 'Logement et bail'}
      </h2>
      <div className={`mt-4 mb-4 ${gridClasses}`}>
        <AddressFields
          path="rent.dwelling.address"
          label={isPremises ? 'Adresse du local' : 'Adresse du logement'}
          isRequired
        />
      </div>
      <PartyDisclosure title="Bail" summary={lease} prefixes={LEASE_PATHS}>
        <RentLease />
      </PartyDisclosure>
      <RentLandlords />
    </section>
  );
}
