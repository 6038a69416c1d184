import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { STATUS_TONES } from '#app/naming/status-tones.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { capitalize, formatAmount } from '#documents';
import {
  type ChainNode,
  isIssued,
  mentionOf,
  shownAmount,
  titleOf,
  wordStatus,
} from '#documents/dossier';

/** The documents that changed last. */
export function LatestCard({
  documents,
  allAddress,
}: {
  documents: readonly ChainNode[];
  allAddress: string;
}) {
  return (
    <Card
      title="Derniers documents"
      aside={
        <Link to={allAddress} className="py-1 text-sm font-semibold text-primary hover:underline">
          Tout voir<span className="sr-only"> dans mes documents</span>
        </Link>
      }
    >
      <ul>
        {documents.map((node) => (
          <LatestItem key={node.id} node={node} />
        ))}
      </ul>
    </Card>
  );
}

function LatestItem({ node }: { node: ChainNode }) {
  const { kind, id, buyerName, status, currency } = node;
  const amount = shownAmount(node);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-rule py-2.5 first:border-t-0 first:pt-0 last:pb-0">
      {/* A number that a draft bears is not its own yet: the account gives it at issue. */}
      <Link to={draftAddress(kind, id)} className="truncate hover:underline">
        {isIssued(node) ? capitalize(mentionOf(node)) : titleOf(node)}
      </Link>
      <span className="text-right tabular-nums">
        {amount !== null && formatAmount(amount, currency)}
      </span>
      <span className="truncate text-sm text-ink-soft">{buyerName || 'Sans client'}</span>
      <span className="text-right">
        <Badge tone={STATUS_TONES[status.name]}>{wordStatus(status, node)}</Badge>
      </span>
    </li>
  );
}
