import { setAt } from '#app/features/editor/store/path.ts';
import type { Draft } from '#documents';
import { type DueMode, dueDateOf, resolveDueMode } from './due-modes.ts';
import { resolveSupplyMode, type SupplyMode } from './supply.ts';
import { resolveValidityMode, type ValidityMode, validUntilOf } from './validity-modes.ts';

export type DateModes = { due: DueMode; supply: SupplyMode; validity: ValidityMode };

/**
 * Changes the issue date and moves the dates that depend on it. An emptied issue date moves none.
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

/**
 * The same where no mode was chosen: the dates alone say it. What was supplied on the former day
 * was not supplied later.
 */
export function moveToDay(draft: Draft, issueDate: string): Draft {
  return moveIssueDate(draft, issueDate, {
    due: resolveDueMode(draft, null),
    supply: issueDate > draft.issueDate ? 'day' : resolveSupplyMode(draft, null),
    validity: resolveValidityMode(draft, null),
  });
}
