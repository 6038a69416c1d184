import type { RentResult } from '#documents';

/**
 * The nature of the document and its reason, then both in short, for beside the title; `missing` is
 * the amount still due.
 */
export function describeResult(
  result: RentResult,
  missing: string,
): { title: string; explanation: string; short: { reason: string; nature: string } } {
  switch (result) {
    case 'complete':
      return {
        title: 'Quittance de loyer',
        explanation: 'Le terme est payé en entier.',
        short: { reason: 'Le terme est payé en entier.', nature: '' },
      };
    case 'partial':
      return {
        title: 'Reçu de paiement partiel',
        explanation: `Il manque ${missing}\u00a0: ce n’est pas encore une quittance.`,
        short: { reason: `Il manque ${missing}`, nature: '\u00a0: reçu de paiement partiel' },
      };
    case 'unpaid':
      return {
        title: 'Avis d’échéance',
        explanation: 'Sans paiement, le document demande le loyer.',
        short: { reason: 'Loyer non reçu', nature: '\u00a0: avis d’échéance' },
      };
    default:
      return result satisfies never;
  }
}
