import { mainCents } from '#documents/dossier/names/main-amount.ts';
import { requireKind } from '#documents/kinds/index.ts';
import {
  formatEnglishLongDate,
  formatEnglishLongPeriod,
} from '#documents/model/dates/format-date-english.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { formatEnglishAmount } from '#documents/money/format-english.ts';
import type { RentResult } from '#documents/totals/rent/rent-totals.ts';
import type { Covered, CoverWords } from './cover-words.ts';

export const englishCover: CoverWords = {
  greeting: 'Hello,',
  subject: nameOf,
  opening: (covered) => {
    const { draft } = covered;
    const date =
      draft.issueDate && !draft.rent ? ` dated ${formatEnglishLongDate(draft.issueDate)}` : '';
    const amount = formatEnglishAmount(mainCents(covered), draft.currency);
    return `Please find attached the ${lower(nameOf(covered))}${date}, for ${amount}.`;
  },
  request: askOf,
  closing: 'Please do not hesitate to contact me with any question.\n\nKind regards,',
};

function nameOf({ draft, totals }: Covered): string {
  if (!totals.rent) {
    const { englishTitle } = subtypeOf(requireKind(draft.kind), draft.subtype);
    return [englishTitle, draft.number].filter(Boolean).join(' ');
  }
  const period = formatEnglishLongPeriod(draft.supply?.start, draft.supply?.end);
  return `${RENT_NAMES[totals.rent.result]}${period && ` for ${period}`}`;
}

/** « Invoice F-2026-0042 » → « invoice F-2026-0042 » */
function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function askOf({ draft, totals }: Covered): string {
  const { asksPayment, finalAmount } = subtypeOf(requireKind(draft.kind), draft.subtype);
  if (totals.rent?.result === 'unpaid' && draft.dueDate)
    return `The rent is due by ${formatEnglishLongDate(draft.dueDate)}.`;
  if (finalAmount === 'quoted')
    return `To accept it, please return it dated and signed${draft.validUntil ? ` before ${formatEnglishLongDate(draft.validUntil)}` : ''}.`;
  if (!asksPayment) return '';
  if (draft.payment.means.includes('paid') || totals.payableAmount <= 0)
    return 'It is already paid: nothing is due.';
  const when = draft.dueDate ? `by ${formatEnglishLongDate(draft.dueDate)}` : 'on receipt';
  return `It is payable ${when}; the means of payment are shown on it.`;
}

const RENT_NAMES: Readonly<Record<RentResult, string>> = {
  complete: 'Rent receipt',
  partial: 'Receipt of partial payment',
  unpaid: 'Rent due notice',
};
