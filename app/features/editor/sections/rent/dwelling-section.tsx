import { useId } from 'react';
import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { PREMISES } from '#documents';
import { RentLandlords } from './landlords.tsx';
import { LEASE_TYPE_CHOICES } from './words.ts';

/** What is let, under which lease, and who lets it beside the first landlord. */
export function RentDwellingSection() {
  const titleId = useId();
  const isPremises = useDraft(({ rent }) => rent !== undefined && PREMISES.has(rent.lease.type));
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
        <DraftText
          path="rent.dwelling.complement"
          label="Bâtiment, étage, porte"
          placeholder="Bâtiment B, 3e étage, porte gauche"
          maxLength={200}
        />
        <DraftText path="rent.dwelling.lot" label="N°&nbsp;de lot" maxLength={40} />
        <DraftSelect
          path="rent.lease.type"
          label="Type de location"
          options={LEASE_TYPE_CHOICES}
          className="sm:col-span-2"
        />
        <DraftDate path="rent.lease.date" label="Date du bail" isOptional />
        <DraftText path="rent.lease.reference" label="Référence du bail" maxLength={60} />
      </div>
      <RentLandlords />
    </section>
  );
}
