import { useReading } from '#app/books/use-reading.ts';
import { readUsable } from '#app/data/account/books/read-books.ts';
import { dossier } from '#app/data/dossier.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { capitalize, cents, formatAmount } from '#documents';
import { type ChainNode, mentionOf, outstandingAmount } from '#documents/dossier';

/** The avoirs of this client that can still be deducted from the invoice. */
export function UsableCredits({ node, onUsed }: { node: ChainNode; onUsed: () => void }) {
  const state = useReading(node.id, readUsable);
  const usable = state.status === 'ready' ? state.value : [];
  if (usable.length === 0) return null;
  const due = outstandingAmount(node);
  const write = (amount: number) => formatAmount(cents(amount), node.currency);
  const deduct = async (avoir: ChainNode, amount: number) => {
    const ends = { key: `${avoir.id}/${node.id}`, from: avoir.id, to: node.id };
    await dossier.saveLinked([], [{ ...ends, relation: 'set-off', createdAt: Date.now() }]);
    onUsed();
    showToast('Avoir déduit', {
      tone: 'success',
      detail: `${write(amount)}, ${mentionOf(node)}`,
    });
  };
  return (
    <section aria-label="Avoirs à valoir" className="mb-4 rounded-control bg-paper p-3">
      {usable.map(({ avoir, amount }) => (
        <p
          key={avoir.id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 tabular-nums"
        >
          {`${capitalize(mentionOf(avoir))}\u00a0: ${write(amount)} à valoir`}
          <Button size="sm" onClick={() => deduct(avoir, Math.min(amount, due))}>
            Déduire {write(Math.min(amount, due))}
          </Button>
        </p>
      ))}
    </section>
  );
}
