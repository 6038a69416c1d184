import type { ReactNode } from 'react';
import { isAccount } from '#app/data/is-account.ts';
import { useFollowUps } from '#app/follow-ups/use-follow-ups.tsx';
import { Button } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/lists/pagination.tsx';
import {
  type ChainNode,
  type DocumentPage,
  type DossierQuery,
  isIssued,
  listNodes,
  outstandingAmount,
} from '#documents/dossier';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentItem } from './document-item.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListHead } from './list-head.tsx';
import { useSending } from './sending/use-sending.tsx';
import { useTicks } from './use-ticks.ts';

export function DossierList({
  page,
  choice,
  onChange,
  filters,
  removedBar,
  onRemove,
}: {
  page: DocumentPage;
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
  filters: ReactNode;
  removedBar: ReactNode;
  /** Returns the ids of the documents that are gone. */
  onRemove: (ids: readonly string[]) => Promise<string[]>;
}) {
  const { ask, dialog } = useFollowUps();
  const { listWays, dialog: sendingDialog } = useSending();
  const { ticked, tick, untick, clear } = useTicks();
  const { trees, pageCount, matchCount } = page;
  const shown = trees.flatMap(listNodes);
  // Documents that cannot be deleted stay selected.
  const removeAll = async (ids: readonly string[]) => untick(await onRemove(ids));
  const isKept = (node: ChainNode) => isAccount() && isIssued(node);
  return (
    <div className="flex flex-col">
      <FilterBar page={page} choice={choice} onChange={onChange}>
        {filters}
      </FilterBar>
      {removedBar}
      {/* On a phone, what is for all documents comes after the list. */}
      <div className={ticked.size === 0 ? 'max-sm:order-last' : ''}>
        <BulkBar
          choice={choice}
          matchCount={matchCount}
          selected={[...ticked.keys()]}
          keptCount={[...ticked.values()].filter(isKept).length}
          unpaid={[...ticked.values()].filter((node) => outstandingAmount(node) > 0)}
          onRemove={() => removeAll([...ticked.keys()])}
          onClear={clear}
        />
      </div>
      {trees.length === 0 ? (
        <div className="mt-4 rounded-card border border-rule bg-surface p-6">
          <p>Aucun document ne correspond.</p>
          <Button className="mt-4" onClick={() => onChange(NO_FILTERS)}>
            Effacer les filtres
          </Button>
        </div>
      ) : (
        <div className="@container mt-3 rounded-card border border-rule bg-surface sm:mt-4">
          <ListHead
            choice={choice}
            onChange={onChange}
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
                listWays={listWays}
                onAsk={ask}
                onRemove={(node) => removeAll([node.id])}
              />
            ))}
          </ul>
        </div>
      )}
      <Pagination
        page={choice.page}
        pageCount={pageCount}
        onChange={(next) => onChange({ page: next })}
      />
      {dialog}
      {sendingDialog}
    </div>
  );
}

const NO_FILTERS = {
  ...{ search: '', kinds: [], statuses: [] },
  ...{ seller: '', client: '', from: '', to: '' },
};
