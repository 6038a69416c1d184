import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import type { DraftPath } from '#documents';
import { LEASE_TYPE_CHOICES } from './rent-words.ts';

export function RentLease() {
  return (
    <div className={gridClasses}>
      <DraftText path="rent.dwelling.complement" placeholder="Bâtiment B, 3e étage, porte gauche" />
      <DraftText path="rent.dwelling.lot" />
      <DraftSelect path="rent.lease.type" options={LEASE_TYPE_CHOICES} className="sm:col-span-2" />
      <DraftDate path="rent.lease.date" />
      <DraftText path="rent.lease.reference" />
    </div>
  );
}

export const LEASE_PATHS: readonly DraftPath[] = [
  'rent.dwelling.complement',
  'rent.dwelling.lot',
  'rent.lease',
];
