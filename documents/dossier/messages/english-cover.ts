import { mainCents } from '#documents/dossier/names/main-amount.ts';
import { requireKind } from '#documents/kinds/index.ts';
import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import {
  formatEnglishLongDate,
  formatEnglishLongPeriod,
} from '#documents/model/dates/format-date-english.ts';
import { printedTitle, subtypeOf } from '#documents/model/kind.ts';
import { uncapitalize } from '#documents/model/texts/capitalize.ts';
import { formatEnglishAmount } from '#documents/money/format-english.ts';
import type { Covered, CoverWords } from './cover-words.ts';

export const englishCover: CoverWords = {
  greeting: 'Hello,',
  subject: nameOf,
  opening: (covered) => {
    const { draft } = covered;
    const date =
      draft.issueDate && !draft.rent ? ` dated ${formatEnglishLongDate(draft.issueDate)}` : '';
    const amount = formatEnglishAmount(mainCents(covered), draft.currency);
    return `Please find attached the ${uncapitalize(nameOf(covered))}${date}, for ${amount}.`;
  },
  requests: {
    rent: (date) => `The rent is due by ${formatEnglishLongDate(date)}.`,
    answer: (date) =>
      `To accept it, please return it dated and signed${date && ` before ${formatEnglishLongDate(date)}`}.`,
    payment: (date) => {
      const when = date ? `by ${formatEnglishLongDate(date)}` : 'on receipt';
      return `It is payable ${when}; the means of payment are shown on it.`;
    },
    'nothing-due': () => 'It is already paid: nothing is due.',
  },
  closing: 'Please do not hesitate to contact me with any question.\n\nKind regards,',
};

function nameOf({ draft, totals }: Covered): string {
  if (!totals.rent) {
    const traits = subtypeOf(requireKind(draft.kind), draft.subtype);
    return [printedTitle(traits, draft.situation, 'en'), draft.number].filter(Boolean).join(' ');
  }
  const period = formatEnglishLongPeriod(draft.supply?.start, draft.supply?.end);
  return `${RENT_TITLES[totals.rent.result].en}${period && ` for ${period}`}`;
}
