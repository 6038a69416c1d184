import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { capitalize } from '#documents';
import { type ChainNode, mentionOf } from '#documents/dossier';

/** « Facture F-2026-0007, Client : … » */
export function ConcernText({ node, children }: { node: ChainNode; children: ReactNode }) {
  return (
    <p className="min-w-60 flex-1">
      <Link to={draftAddress(node.kind, node.id)} className="font-semibold underline">
        {capitalize(mentionOf(node))}
      </Link>
      {node.buyerName && `, ${node.buyerName}`}&nbsp;: {children}
    </p>
  );
}
