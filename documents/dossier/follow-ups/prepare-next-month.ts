import { keepRecordIds } from '#documents/dossier/record-ids.ts';
import { contentOf, type StoredDraft } from '#documents/dossier/stored-draft.ts';
import { repeatNextMonth } from '#documents/kinds/conversions/next-month.ts';
import type { Prepared } from './prepare-follow-up.ts';

/** A door of its own: it reads the months of texts, which no other follow-up does. */
export { listLeftPeriods } from '#documents/kinds/conversions/periods/next-period.ts';

/** The same document for its next period, still without a number. `today` is YYYY-MM-DD. */
export function prepareNextMonth(stored: StoredDraft, today: string): Prepared {
  const draft = repeatNextMonth(stored.draft, { number: '', today });
  const ids = keepRecordIds(stored, { from: contentOf(stored), to: draft });
  return { draft, relation: 'next-month', ...ids };
}
