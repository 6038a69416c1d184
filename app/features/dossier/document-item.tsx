import { Suspense } from 'react';
import { useRefused } from '#app/account-forms/use-refused.ts';
import type { AskedFollowUp } from '#app/follow-ups/use-follow-ups.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import type { ChainNode, DocumentTree } from '#documents/dossier';
import { DocumentRow } from './document-row.tsx';

export function DocumentItem({
  tree: { node, followers },
  depth,
  ...shared
}: {
  tree: DocumentTree;
  depth: number;
  ticked: ReadonlyMap<string, ChainNode>;
  onTick: (node: ChainNode, isTicked: boolean) => void;
  listWays: (node: ChainNode) => MenuEntry[];
  onAsk: (asked: AskedFollowUp) => void;
  onRemove: (node: ChainNode) => void;
}) {
  const refused = useRefused(node.id);
  return (
    <li className={depth === 0 ? 'border-b border-rule last:border-b-0' : ''}>
      <DocumentRow node={node} depth={depth} {...shared} />
      {refused && (
        <Suspense>
          <RefusedRow refused={refused} />
        </Suspense>
      )}
      {followers.length > 0 && (
        <ul aria-label={`Ce qui a suivi ${node.number || 'ce document'}`}>
          {followers.map((tree) => (
            <DocumentItem key={tree.node.id} tree={tree} depth={depth + 1} {...shared} />
          ))}
        </ul>
      )}
    </li>
  );
}

const RefusedRow = lazyFetched(async () => (await import('./account/refused-row.tsx')).RefusedRow);
