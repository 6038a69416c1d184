import type { Draft } from '#documents/model/draft.ts';
import type { Stamp } from './carry-over.ts';
import { duplicateDraft } from './copy.ts';
import { moveToNextPeriod } from './periods/next-period.ts';
import { nextTerm } from './rent.ts';

/**
 * The same document for its next period: a month later, or a quarter if it is of a quarter. A term
 * of rent drops its payments.
 */
export function repeatNextMonth(draft: Draft, stamp: Stamp): Draft {
  return { ...duplicateDraft(moveToNextPeriod(draft), stamp), ...nextTerm(draft, stamp.today) };
}
