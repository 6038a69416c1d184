import { explainDate } from '#documents';

/** Why money cannot have moved on a typed day; null when it can. Days are YYYY-MM-DD. */
export function explainPaidOn(
  paidOn: string,
  { today, what }: { today: string; what: 'paiement' | 'remboursement' },
): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(paidOn)) return `Choisissez le jour du ${what}.`;
  return paidOn > today
    ? 'Ce jour n’est pas encore venu. Choisissez celui où l’argent est passé.'
    : explainDate(paidOn, today);
}
