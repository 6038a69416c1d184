import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { draftAddress } from '#app/naming/draft-address.ts';
import { Button } from '#app/ui/button.tsx';
import { capitalize } from '#documents';
import { type ChainNode, mentionOf } from '#documents/dossier';

/** « Facture F-2026-0007, Client : … » and the button that puts it right. */
export function ConcernLine({
  node,
  label,
  onPress,
  children,
}: {
  node: ChainNode;
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-60 flex-1">
        <Link to={draftAddress(node.kind, node.id)} className="font-semibold underline">
          {capitalize(mentionOf(node))}
        </Link>
        {node.buyerName && `, ${node.buyerName}`}&nbsp;: {children}
      </p>
      <Button size="sm" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
