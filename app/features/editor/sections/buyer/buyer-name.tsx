import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { suggestBuyers } from '#app/features/editor/suggestions/suggest-parties.ts';
import { type Draft, requireKind } from '#documents';
import { buyerFieldsOf } from './buyer-kinds.ts';

export function BuyerName({
  onPick,
  suggest = suggestBuyers,
}: {
  onPick?: () => void;
  suggest?: typeof suggestBuyers;
}) {
  const { store } = useEditor();
  const { nameLabel, hasSiren } = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  return (
    <PartyCombobox
      path="buyer.name"
      label={nameLabel}
      isRequired
      aside={hasSiren && <RegisterAside party="buyer" />}
      suggest={suggest}
      onPick={({ party, deliveryAddress }) => {
        store.update((draft) => deliverTo({ ...draft, buyer: party }, deliveryAddress));
        onPick?.();
      }}
    />
  );
}

/** Null removes the address of the client before; a document without lines has none. */
function deliverTo(
  { deliveryAddress: known, ...draft }: Draft,
  address: Draft['deliveryAddress'] | null = known,
): Draft {
  const isKept = address && requireKind(draft.kind).hasLines;
  return isKept ? { ...draft, deliveryAddress: address } : draft;
}
