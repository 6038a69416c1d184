import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { LEASE_TYPE_CHOICES } from './words.ts';

/** Under which lease, and where in the building: printed when they are given. */
export function RentLease() {
  return (
    <div className={gridClasses}>
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
  );
}

export const LEASE_PATHS = ['rent.dwelling.complement', 'rent.dwelling.lot', 'rent.lease'];
