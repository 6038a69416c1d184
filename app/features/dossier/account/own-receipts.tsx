import { formatAmount } from '#documents';
import { type ChainNode, listOwnReceipts, mentionOf, receiptedFor } from '#documents/dossier';

/** Money that is counted already, so that its author does not record it again. */
export function OwnReceipts({ node }: { node: ChainNode }) {
  const receipts = listOwnReceipts(node);
  if (receipts.length === 0) return null;
  return (
    <ul aria-label="Reçus déjà comptés" className="mb-4 text-ink-soft">
      {receipts.map((receipt) => (
        <li key={receipt.id}>
          Le {mentionOf(receipt)} compte déjà pour{' '}
          {formatAmount(receiptedFor(node, receipt), node.currency)}.
        </li>
      ))}
    </ul>
  );
}
