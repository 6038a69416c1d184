import {
  addDays,
  checkConformity,
  type Draft,
  describeMissing,
  judgeRegime,
  listBlocking,
} from '#documents';
import { HELD } from '#server/routes/functions/repetitions/held-words.ts';
import type { SellerSettings } from './find-seller.ts';

/**
 * Why a prepared document waits for its author, in a French sentence; null where it is issued by
 * itself. `date` is that of its schedule, and `unread` its texts whose period did not follow.
 */
export function explainHeld(
  draft: Draft,
  { date, today, unread, seller }: Circumstances,
): string | null {
  if (date < addDays(today, -MOST_DAYS_LATE)) return HELD.late;
  if (unread.length > 0) return HELD.unread;
  if (judgeRegime(draft, seller?.vatRegime) !== null) return HELD.regime;
  const { currency, exchangeRate } = draft;
  if (currency !== 'EUR' && exchangeRate && exchangeRate.date !== draft.issueDate) return HELD.rate;
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
