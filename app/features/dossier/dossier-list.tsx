import { useState } from 'react';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Chain, ChainNode } from '#documents/dossier';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentItem } from './document-item.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListHead } from './list-head.tsx';
import { Pagination } from './pagination.tsx';
import { RemovedBar } from './removed-bar.tsx';
import { listNodes, selectTrees } from './select-trees.ts';
import { useListChoice } from './use-list-choice.ts';
import { useRemoval } from './use-removal.ts';

/** What is asked of the documents of this device, and what can be done with them. */
export function DossierList({ chain }: { chain: Chain }) {
  const [choice, change] = useListChoice();
  const { ask, dialog } = useFollowUps();
  const { removed, remove, restore, forget } = useRemoval();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { trees, pageCount, matches } = selectTrees(chain, choice);
  const shown = trees.flatMap(listNodes);
  const selected = [...ticked].flatMap((id) => chain.get(id) ?? []);
  const tick = (nodes: readonly ChainNode[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const { id } of nodes) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  };
  const removeAll = (nodes: readonly ChainNode[]) => {
    tick(nodes, false);
    remove(nodes);
  };
  return (
    <>
      <FilterBar chain={chain} choice={choice} onChange={change} matchCount={matches.length} />
      <RemovedBar removed={removed} onRestore={restore} onClose={forget} />
      <BulkBar
        all={matches}
        selected={selected}
        onRemove={() => removeAll(selected)}
        onClear={() => setTicked(new Set())}
      />
      {trees.length === 0 ? (
        <div className="mt-4 rounded-card border border-rule bg-surface p-6">
          <p>Aucun document ne correspond.</p>
          <Button className="mt-4" onClick={() => change({ search: '', kinds: [], statuses: [] })}>
            Effacer les filtres
          </Button>
        </div>
      ) : (
        <div className="mt-4 rounded-card border border-rule bg-surface">
          <ListHead
            choice={choice}
            onChange={change}
            isAllTicked={shown.every(({ id }) => ticked.has(id))}
            onTickAll={(isTicked) => tick(shown, isTicked)}
          />
          <ul aria-label="Documents">
            {trees.map((tree) => (
              <DocumentItem
                key={tree.node.id}
                tree={tree}
                depth={0}
                ticked={ticked}
                onTick={(node, isTicked) => tick([node], isTicked)}
                onAsk={ask}
                onRemove={(node) => removeAll([node])}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination page={choice.page} pageCount={pageCount} onChange={(page) => change({ page })} />
      {dialog}
    </>
  );
}
