import { useToday } from '#app/ui/use-today.ts';
import { formatShortDate } from '#documents';
import { type ChainNode, isLate, outstandingAmount } from '#documents/dossier';

/** The due date of an unpaid invoice; empty once it is paid. */
export function DueDate({ node }: { node: ChainNode }) {
  const today = useToday();
  if (node.dueDate === '' || outstandingAmount(node) === 0) return null;
  const isOver = isLate(node, today);
  return (
    <span className={`text-sm lg:block ${isOver ? 'font-semibold text-stamp' : 'text-ink-soft'}`}>
      {isOver ? 'en retard depuis le ' : 'échéance '}
      {formatShortDate(node.dueDate)}
    </span>
  );
}
