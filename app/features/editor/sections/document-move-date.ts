import { setAt } from '#app/features/editor/store/path.ts';
import type { Draft } from '#documents';
import type { SupplyMode } from './document-supply.ts';
import { type DueMode, dueDateOf } from './due-modes.ts';

/** The draft issued another day; the dates that follow from the first one follow. An emptied date leaves them where they are. */
export function moveIssueDate(
  draft: Draft,
  issueDate: string,
  { due, supply }: { due: DueMode; supply: SupplyMode },
): Draft {
  if (issueDate === draft.issueDate) return draft;
  const moved = { ...draft, issueDate };
  if (issueDate === '') return moved;
  const dueDate = dueDateOf(issueDate, due) ?? draft.dueDate;
  const followed = { ...moved, dueDate };
  return supply === 'same' ? setAt(followed, 'supply.date', issueDate) : followed;
}
