import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { isAccount } from '#app/data/is-account.ts';
import { createLiveReading } from '#app/data/live-reading.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { STATUS_TONES } from '#app/naming/status-tones.ts';
import { Badge } from '#app/ui/badge.tsx';
import { formatAmount, formatCounted } from '#documents';
import { type ChainNode, shownAmount, titleOf, wordStatus } from '#documents/dossier';

export function OwnDocuments() {
  const [reading] = useState(() => createLiveReading(readOwn));
  const state = useSyncExternalStore(reading.subscribe, reading.getState, reading.getInitialState);
  if (state.status !== 'ready' || state.value.nodes.length === 0) return null;
  const { nodes, total } = state.value;
  return (
    <section
      aria-labelledby="own-documents"
      className="m-2 min-w-0 self-end overflow-hidden rounded-card border border-rule bg-surface shadow-float sm:m-4"
    >
      <div className="px-4 pt-3 pb-2">
        <h2 id="own-documents" className="text-lg">
          Vos derniers documents
        </h2>
        <p className="text-sm text-ink-soft">
          {isAccount() ? 'Ceux de votre compte.' : 'Lus sur cet appareil\u00a0: rien n’est envoyé.'}
        </p>
      </div>
      <ul>
        {nodes.map((node) => (
          <li key={node.id} className="border-t border-rule">
            <OwnDocument node={node} />
          </li>
        ))}
      </ul>
      <Link
        to="/dossier"
        className="block border-t border-rule px-4 py-3 text-primary hover:underline"
      >
        {total > nodes.length ? `Vos ${formatCounted(total, 'document')}` : 'Mes documents'}
      </Link>
    </section>
  );
}

function OwnDocument({ node }: { node: ChainNode }) {
  const { kind, id, number, buyerName, currency, status } = node;
  const amount = shownAmount(node);
  return (
    <Link to={draftAddress(kind, id)} className="block px-4 py-2 hover:bg-hover">
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-semibold">
          {titleOf(node)} {number || 'sans numéro'}
        </span>
        <span className="shrink-0 tabular-nums">
          {amount !== null && formatAmount(amount, currency)}
        </span>
      </span>
      <span className="mt-0.5 flex items-center justify-between gap-3">
        <span className="truncate text-sm text-ink-soft">{buyerName || 'Sans client'}</span>
        <Badge tone={STATUS_TONES[status.name]}>{wordStatus(status, node)}</Badge>
      </span>
    </Link>
  );
}

async function readOwn(): Promise<{ nodes: ChainNode[]; total: number }> {
  const { documents, total } = await dossier.listRecent(SHOWN);
  const nodes = await Promise.all(documents.map(({ id }) => dossier.getNode(id)));
  return { nodes: nodes.filter((node) => node !== null), total };
}

/** A phone has no room for more above the example. */
const SHOWN = 4;
