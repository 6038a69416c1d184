import type { RentResult } from '#documents';

/** What the document is, and why, in words; `missing` is the amount that remains due. */
export function describeResult(
  result: RentResult,
  missing: string,
): { title: string; explanation: string } {
  switch (result) {
    case 'complete':
      return { title: 'Quittance de loyer', explanation: 'Le terme est payé en entier.' };
    case 'partial':
      return {
        title: 'Reçu de paiement partiel',
        explanation: `Il manque ${missing}\u00a0: ce n’est pas encore une quittance.`,
      };
    case 'unpaid':
      return {
        title: 'Avis d’échéance',
        explanation: 'Sans paiement, le document demande le loyer.',
      };
    default:
      return result satisfies never;
  }
}
