import { useState } from 'react';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import type { Draft } from '#documents';
import type { BuyerKind } from './buyer-kinds.ts';
import { type KnownKind, writeBuyer } from './guess-buyer.ts';

/**
 * Writes what is typed in the client’s one field, with the kind that it tells. Who has issued
 * nothing yet is taken to sell to consumers; after that, the kind of the last client is usual.
 */
export function useTypedBuyer() {
  const { store } = useEditor();
  const [known, setKnown] = useState<KnownKind>(() => {
    const { seller, buyer } = store.getState().draft;
    return { usual: seller.name === '' ? 'individual' : buyer.kind, isChosen: false };
  });
  return {
    write: (buyer: Draft['buyer'], text: string) => writeBuyer(buyer, text, known),
    choose: (usual: BuyerKind) => setKnown({ usual, isChosen: true }),
  };
}
