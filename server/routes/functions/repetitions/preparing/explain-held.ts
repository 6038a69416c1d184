import {
  addDays,
  checkConformity,
  type Draft,
  describeMissing,
  judgeRegime,
  listBlocking,
} from '#documents';
import type { SellerSettings } from './find-seller.ts';

/**
 * Why a prepared document waits for its author, in a French sentence; null where it is issued by
 * itself. `date` is that of its schedule, and `unread` its texts whose period did not follow.
 */
export function explainHeld(
  draft: Draft,
  { date, today, unread, seller }: Circumstances,
): string | null {
  if (date < addDays(today, -MOST_DAYS_LATE)) return 'Sa date est passée de plus d’une semaine.';
  if (unread.length > 0) return 'Un texte ne suit pas sa période.';
  if (judgeRegime(draft, seller?.vatRegime) !== null)
    return 'Son régime de TVA n’est pas celui de votre entreprise.';
  const { currency, exchangeRate } = draft;
  if (currency !== 'EUR' && exchangeRate && exchangeRate.date !== draft.issueDate)
    return 'Son taux de change est celui d’un autre jour.';
  const missing = listBlocking(
    checkConformity(draft, today, undefined, { isNumberedAtIssue: true }),
  );
  return missing.length === 0 ? null : describeMissing(missing);
}

type Circumstances = {
  date: string;
  today: string;
  unread: readonly string[];
  seller: SellerSettings | null;
};

const MOST_DAYS_LATE = 7;
