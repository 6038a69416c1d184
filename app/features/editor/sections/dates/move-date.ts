import { setAt } from '#app/features/editor/store/path.ts';
import type { Draft } from '#documents';
import { type DueMode, dueDateOf } from './due-modes.ts';
import type { SupplyMode } from './supply.ts';
import { type ValidityMode, validUntilOf } from './validity-modes.ts';

/** How the dates that hang on the day of issue were chosen. */
export type DateModes = { due: DueMode; supply: SupplyMode; validity: ValidityMode };

/**
 * The draft issued another day; the dates that follow from the first one follow. An emptied date
 * leaves them where they are.
 */
export function moveIssueDate(
  draft: Draft,
  issueDate: string,
  { due, supply, validity }: DateModes,
): Draft {
  if (issueDate === draft.issueDate) return draft;
  const moved = { ...draft, issueDate };
  if (issueDate === '') return moved;
  const dueDate = dueDateOf(issueDate, due) ?? draft.dueDate;
  const validUntil = validUntilOf(issueDate, validity) ?? draft.validUntil;
  const followed = { ...moved, dueDate, ...(validUntil && { validUntil }) };
  return supply === 'same' ? setAt(followed, 'supply.date', issueDate) : followed;
}
