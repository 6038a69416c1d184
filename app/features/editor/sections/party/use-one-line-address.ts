import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { hasFrenchPostcodes } from '#app/postcodes/has-french-postcodes.ts';
import { splitAddress } from '#app/postcodes/split-address.ts';
import type { AddressPath } from '#documents';

/** Moves the postcode and town of an address that was written in one line to their fields. */
export function useOneLineAddress(path: AddressPath): () => Promise<void> {
  const { store } = useEditor();
  const read = (name: (typeof PARTS)[number] | 'country') =>
    String(getAt(store.getState().draft, `${path}.${name}`) ?? '');
  const hasPlace = () => read('postalCode') !== '' || read('city') !== '';
  return async () => {
    const line1 = read('line1');
    if (hasPlace() || !hasFrenchPostcodes(read('country'))) return;
    const parts = await splitAddress(line1);
    if (!parts || hasPlace() || read('line1') !== line1) return;
    store.update((draft) =>
      PARTS.reduce((next, name) => setAt(next, `${path}.${name}`, parts[name]), draft),
    );
  };
}

const PARTS = ['line1', 'postalCode', 'city'] as const;
