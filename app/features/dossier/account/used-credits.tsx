import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { formatAmount, formatShortDate } from '#documents';
import { type ChainNode, theMention } from '#documents/dossier';

/** The avoirs of other invoices that lower this one. */
export function UsedCredits({ node }: { node: ChainNode }) {
  const { setOffs, currency } = node;
  if (setOffs.length === 0) return null;
  const linked = new Set(
    node.origins.filter(({ relation }) => relation === 'set-off').map(({ id }) => id),
  );
  const undo = (avoir: ChainNode) =>
    dossier.takeBack([], { links: [{ key: `${avoir.id}/${node.id}` }], replaced: [] });
  return (
    <ul aria-label="Avoirs déduits" className="mb-4 divide-y divide-rule border-y border-rule">
      {setOffs.map(({ avoir, amount }) => (
        <li
          key={avoir.id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <span className="tabular-nums">
            {formatShortDate(avoir.issueDate)} · {formatAmount(amount, currency)} · déduits par{' '}
            <span className="whitespace-nowrap">{theMention(avoir)}</span>
          </span>
          {linked.has(avoir.id) && (
            <Button size="sm" variant="quiet" onClick={() => undo(avoir)}>
              Ne plus déduire
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
