import { mentionOf, theMention } from '#documents/dossier/names/document-words.ts';
import { mainAmount } from '#documents/dossier/names/main-amount.ts';
import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import { typeset } from '#documents/law/typeset.ts';
import { formatLongDate, formatLongPeriod } from '#documents/model/dates/format-date.ts';
import { withOf, withThe } from '#documents/model/texts/articles.ts';
import { capitalize, uncapitalize } from '#documents/model/texts/capitalize.ts';
import type { RentResult } from '#documents/totals/rent/rent-totals.ts';
import type { Covered, CoverWords } from './cover-words.ts';

export const frenchCover: CoverWords = {
  greeting: 'Bonjour,',
  subject: (covered) => {
    const { rent } = covered.totals;
    return rent
      ? `${RENT_TITLES[rent.result].fr}${ofPeriod(covered)}`
      : capitalize(mentionOf(covered.draft));
  },
  opening: (covered) => {
    const { draft, totals } = covered;
    const about = totals.rent
      ? `${theRent(totals.rent.result)}${ofPeriod(covered)}`
      : `${theMention(draft)}${ofDate(draft)}`;
    return typeset(
      `Veuillez trouver ci-joint ${about}, d’un montant de ${mainAmount(covered).amount}.`,
    );
  },
  requests: {
    rent: (date) => `Le loyer est à régler pour le ${formatLongDate(date)}.`,
    answer: (date) =>
      `Pour l’accepter, renvoyez-le daté et signé${date && ` avant le ${formatLongDate(date)}`}.`,
    payment: (date) => {
      const when = date ? `au plus tard le ${formatLongDate(date)}` : 'à réception';
      return typeset(`Elle est à régler ${when} ; les moyens de paiement y sont indiqués.`);
    },
    'nothing-due': () => typeset('Elle est déjà réglée : vous n’avez rien à payer.'),
  },
  closing: 'Je reste à votre disposition pour toute question.\n\nCordialement,',
};

function ofDate({ issueDate }: Covered['draft']): string {
  return issueDate && ` du ${formatLongDate(issueDate)}`;
}

/** « de novembre 2026 », « du 12 au 31 octobre 2026 » */
function ofPeriod({ draft: { supply } }: Covered): string {
  const period = formatLongPeriod(supply?.start, supply?.end);
  if (period === '' || period.startsWith('du ')) return period && ` ${period}`;
  return ` ${withOf(period)}`;
}

/** « la quittance de loyer », « l’avis d’échéance » */
function theRent(result: RentResult): string {
  const { fr, gender } = RENT_TITLES[result];
  return withThe(uncapitalize(fr), gender);
}
