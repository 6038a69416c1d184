import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { formatCounted, requireKind } from '#documents';
import { type DocumentPage, type DossierQuery, nameStatus } from '#documents/dossier';
import { FilterChips } from './filter-chips.tsx';

/**
 * Search, and the filters that have an effect on these documents; `children` are others. On a phone
 * they come at a press.
 */
export function FilterBar({
  page: { kinds, statuses, matchCount },
  choice,
  onChange,
  children,
}: {
  page: DocumentPage;
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
  children?: ReactNode;
}) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(choice);
  return (
    <search className="mt-3 block sm:mt-6">
      <div className="flex gap-2">
        <div className="relative max-w-md grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-2.75 left-3 size-4.5 text-ink-soft"
          />
          <TextInput
            aria-label="Chercher dans mes documents"
            placeholder="Client, numéro, objet, montant"
            className="pr-11 pl-10"
            value={choice.search}
            onChange={(event) => onChange({ search: event.target.value })}
          />
          {choice.search !== '' && (
            <IconButton
              label="Effacer la recherche"
              size="sm"
              className="absolute top-1 right-1"
              onClick={() => onChange({ search: '' })}
            >
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        <Button
          className="px-3! sm:hidden"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? `Filtres (${count})` : 'Filtres'}
        </Button>
      </div>
      <div id={id} className={isOpen ? '' : 'max-sm:hidden'}>
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <FilterChips
            label="Nature"
            options={kinds.map((value) => ({ value, label: requireKind(value).label }))}
            chosen={choice.kinds}
            onChange={(next) => onChange({ kinds: next })}
          />
          <FilterChips
            label="État"
            options={statuses.map((value) => ({ value, label: nameStatus(value) }))}
            chosen={choice.statuses}
            onChange={(next) => onChange({ statuses: next })}
          />
        </div>
        {children}
      </div>
      <p role="status" className="sr-only">
        {formatCounted(matchCount, 'document')}
      </p>
    </search>
  );
}

function countFilters({ kinds, statuses, seller, client, from, to }: DossierQuery): number {
  const set = [seller, client, from, to].filter(Boolean);
  return kinds.length + statuses.length + set.length;
}
