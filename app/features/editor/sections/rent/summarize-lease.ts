import { type Draft, formatShortDate } from '#documents';
import { LEASE_TYPE_CHOICES } from './rent-words.ts';

/** « Logement vide · bail du 01/09/2024 · lot 12 » */
export function summarizeLease({ lease, dwelling }: NonNullable<Draft['rent']>): string {
  return [
    LEASE_TYPE_CHOICES.find(({ value }) => value === lease.type)?.label,
    lease.date && `bail du ${formatShortDate(lease.date)}`,
    lease.reference,
    dwelling.complement,
    dwelling.lot && `lot ${dwelling.lot}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
