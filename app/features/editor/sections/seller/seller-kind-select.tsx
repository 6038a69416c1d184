import { QuietSelect } from '#app/features/editor/sections/card/quiet-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { listSellerKinds, type SellerKind, withSellerKind } from './seller-kinds.ts';

export function SellerKindSelect() {
  const { store } = useEditor();
  const kind = useDraft(({ seller }) => seller.kind);
  const kindOfDocument = useDraft((draft) => requireKind(draft.kind));
  return (
    <QuietSelect
      path="seller.kind"
      label="Votre statut"
      options={listSellerKinds(kindOfDocument, kind)}
      onSelect={(next) =>
        store.update((draft) => ({
          ...draft,
          // The options are seller kinds.
          seller: withSellerKind(draft.seller, next as SellerKind),
        }))
      }
    />
  );
}
