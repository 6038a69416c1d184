import type { RowSearch } from '#app/data/account/administration/latest-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { DETAILS, type Detail, type DetailKind } from './detail-kinds.ts';
import { ExportRows } from './export-rows.tsx';

export function SearchForm({
  kind,
  query,
  onAsk,
}: {
  kind: DetailKind;
  query: RowSearch;
  onAsk: (change: Partial<RowSearch>) => void;
}) {
  const { title, codes }: Detail<never> = DETAILS[kind];
  const { text, only, isOldestFirst } = query;
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('recherche');
        onAsk({ text: String(typed ?? '').trim() });
      }}
    >
      <TextInput
        name="recherche"
        type="search"
        aria-label={`Rechercher : ${title}`}
        placeholder="Rechercher"
        className="min-w-0 grow basis-40"
      />
      <Button type="submit">Rechercher</Button>
      {codes && (
        <Select
          aria-label={codes.label}
          value={only}
          onChange={({ target }) => onAsk({ only: target.value })}
        >
          <option value="">{codes.label} : tous</option>
          {[...codes.names].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Select
        aria-label="Ordre"
        value={isOldestFirst ? 'oldest' : 'newest'}
        onChange={({ target }) => onAsk({ isOldestFirst: target.value === 'oldest' })}
      >
        <option value="newest">Les plus récentes d’abord</option>
        <option value="oldest">Les plus anciennes d’abord</option>
      </Select>
      <ExportRows key={`${text}/${only}/${isOldestFirst}`} kind={kind} query={query} />
    </form>
  );
}
