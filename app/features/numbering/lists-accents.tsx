import { AccentsChoice } from '#app/records/csv/accents-choice.tsx';
import { chooseEncoding, useOpenedLists } from './opened-lists.ts';

/** How the accents of each list from a file were read; asks where that is not sure. */
export function ListsAccents() {
  const lists = useOpenedLists();
  return lists.map((list, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a list keeps its place, and may be opened twice
    <div key={`${index} ${list.name}`} className="mt-3">
      {lists.length > 1 && list.read.readings.length + list.read.broken.length > 0 && (
        <p className="mb-1 text-sm font-semibold [overflow-wrap:anywhere]">{list.name}</p>
      )}
      <AccentsChoice file={list.read} onChoose={(encoding) => chooseEncoding(list, encoding)} />
    </div>
  ));
}
