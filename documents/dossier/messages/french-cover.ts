import { mentionOf, theMention } from '#documents/dossier/names/document-words.ts';
import { mainAmount } from '#documents/dossier/names/main-amount.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { typeset } from '#documents/law/typeset.ts';
import { formatLongDate, formatLongPeriod } from '#documents/model/dates/format-date.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { capitalize } from '#documents/model/texts/capitalize.ts';
import type { RentResult } from '#documents/totals/rent/rent-totals.ts';
import type { Covered, CoverWords } from './cover-words.ts';

export const frenchCover: CoverWords = {
  greeting: 'Bonjour,',
  subject: (covered) => {
    const { rent } = covered.totals;
    return capitalize(
      rent ? `${RENT_NAMES[rent.result].name}${ofPeriod(covered)}` : mentionOf(covered.draft),
    );
  },
  opening: (covered) => {
    const { draft, totals } = covered;
    const about = totals.rent
      ? `${RENT_NAMES[totals.rent.result].theName}${ofPeriod(covered)}`
      : `${theMention(draft)}${ofDate(draft)}`;
    return typeset(
      `Veuillez trouver ci-joint ${about}, d’un montant de ${mainAmount(covered).amount}.`,
    );
  },
  request: (covered) => typeset(askOf(covered)),
  closing: 'Je reste à votre disposition pour toute question.\n\nCordialement,',
};

function ofDate({ issueDate }: Covered['draft']): string {
  return issueDate && ` du ${formatLongDate(issueDate)}`;
}

/** « de novembre 2026 », « du 12 au 31 octobre 2026 » */
function ofPeriod({ draft: { supply } }: Covered): string {
  const period = formatLongPeriod(supply?.start, supply?.end);
  if (period === '' || period.startsWith('du ')) return period && ` ${period}`;
  return /^[aeiouéè]/.test(period) ? ` d’${period}` : ` de ${period}`;
}

function askOf({ draft, totals }: Covered): string {
  const { asksPayment, finalAmount } = subtypeOf(requireKind(draft.kind), draft.subtype);
  if (totals.rent?.result === 'unpaid' && draft.dueDate)
    return `Le loyer est à régler pour le ${formatLongDate(draft.dueDate)}.`;
  if (finalAmount === 'quoted')
    return `Pour l’accepter, renvoyez-le daté et signé${draft.validUntil ? ` avant le ${formatLongDate(draft.validUntil)}` : ''}.`;
  if (!asksPayment) return '';
  if (draft.payment.means.includes('paid') || totals.payableAmount <= 0)
    return 'Elle est déjà réglée : vous n’avez rien à payer.';
  const when = draft.dueDate ? `au plus tard le ${formatLongDate(draft.dueDate)}` : 'à réception';
  return `Elle est à régler ${when} ; les moyens de paiement y sont indiqués.`;
}

const RENT_NAMES: Readonly<Record<RentResult, { name: string; theName: string }>> = {
  complete: { name: 'quittance de loyer', theName: 'la quittance de loyer' },
  partial: { name: 'reçu de paiement partiel', theName: 'le reçu de paiement partiel' },
  unpaid: { name: 'avis d’échéance', theName: 'l’avis d’échéance' },
};
