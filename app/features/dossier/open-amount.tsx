import { useToday } from '#app/ui/use-today.ts';
import { formatAmount, formatShortDate } from '#documents';
import { type ChainNode, isLate, outstandingAmount, owedBackAmount } from '#documents/dossier';

/** Until when an invoice is to be paid, or what is to be given back on it; empty on most others. */
export function OpenAmount({ node }: { node: ChainNode }) {
  const today = useToday();
  const owedBack = owedBackAmount(node);
  if (owedBack > 0)
    return <span className={BAD}>{formatAmount(owedBack, node.currency)} à rendre</span>;
  if (node.dueDate === '' || outstandingAmount(node) === 0) return null;
  const isOver = isLate(node, today);
  return (
    <span className={isOver ? BAD : 'text-sm text-ink-soft lg:block'}>
      {isOver ? 'en retard depuis le ' : 'échéance '}
      {formatShortDate(node.dueDate)}
    </span>
  );
}

const BAD = 'text-sm font-semibold text-stamp lg:block';
