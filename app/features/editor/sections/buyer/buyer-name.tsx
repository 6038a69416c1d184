import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { suggestBuyers } from '#app/features/editor/suggestions/suggest-parties.ts';
import { buyerFieldsOf } from './buyer-kinds.ts';

export function BuyerName({ onPick }: { onPick?: () => void }) {
  const { store } = useEditor();
  const { nameLabel, hasSiren } = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  return (
    <PartyCombobox
      path="buyer.name"
      label={nameLabel}
      isRequired
      aside={hasSiren && <RegisterAside party="buyer" />}
      suggest={suggestBuyers}
      onPick={({ party }) => {
        store.update((draft) => ({ ...draft, buyer: party }));
        onPick?.();
      }}
    />
  );
}
