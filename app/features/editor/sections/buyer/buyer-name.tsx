import { type ComponentProps, Suspense, useState } from 'react';
import { PartyCombobox } from '#app/features/editor/sections/party/party-combobox.tsx';
import { RegisterAside } from '#app/features/editor/sections/register/register-aside.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { suggestBuyers } from '#app/features/editor/suggestions/suggest-parties.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type Draft, requireKind } from '#documents';
import { buyerFieldsOf } from './buyer-kinds.ts';

/** `brief` when the card is but this field, which a number of the law may fill too. */
export function BuyerName({
  brief,
  onPick,
  suggest = suggestBuyers,
}: {
  brief?: Pick<ComponentProps<typeof PartyCombobox>, 'label' | 'written'> | undefined;
  onPick?: () => void;
  suggest?: typeof suggestBuyers;
}) {
  const { store } = useEditor();
  const { nameLabel, hasSiren } = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const { former, watch } = useFormerBuyer();
  return (
    <>
      <PartyCombobox
        path="buyer.name"
        label={nameLabel}
        isRequired
        aside={!brief && hasSiren && <RegisterAside party="buyer" />}
        suggest={suggest}
        {...brief}
        {...watch}
        onPick={({ party, clientId, deliveryAddress, language }) => {
          store.nameRecords({ clientId }, (draft) =>
            deliverTo({ ...draft, buyer: party, ...(language && { language }) }, deliveryAddress),
          );
          onPick?.();
        }}
      />
      {former && (
        <Suspense fallback={null}>
          <FormerDetails former={former} />
        </Suspense>
      )}
    </>
  );
}

/** The buyer before another name was typed over its own; null while it is being typed. */
function useFormerBuyer() {
  const { store } = useEditor();
  const [former, setFormer] = useState<Buyer | null>(null);
  const [isTyping, setTyping] = useState(false);
  const name = useDraft(({ buyer }) => buyer.name);
  const watch = {
    onFocus: () => {
      const { buyer } = store.getState().draft;
      setFormer((known) => (known?.address === buyer.address ? known : buyer));
      setTyping(true);
    },
    onBlur: () => setTyping(false),
  };
  const isOther = !isTyping && former?.name !== '' && former?.name !== name;
  return { former: isOther ? former : null, watch };
}

type Buyer = Draft['buyer'];
const FormerDetails = lazyWhenUsed(
  async () => (await import('./former-details.tsx')).FormerDetails,
);

/**
 * The delivery address comes and goes with a client of the account; one that was typed stays when a
 * client of an earlier document is picked.
 */
function deliverTo(
  { deliveryAddress: known, ...draft }: Draft,
  address: Draft['deliveryAddress'] | null,
): Draft {
  const kept = address === undefined && known && !brought.has(known) ? known : address;
  if (!kept || !requireKind(draft.kind).hasLines) return draft;
  if (address) brought.add(address);
  return { ...draft, deliveryAddress: kept };
}

const brought = new WeakSet<object>();
