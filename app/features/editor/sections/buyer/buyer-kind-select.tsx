import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { QuietSelect } from '#app/features/editor/sections/card/quiet-select.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { requireKind } from '#documents';
import { BUYER_KIND_CHOICES, type BuyerKind, withBuyerKind } from './buyer-kinds.ts';

export function BuyerKindSelect() {
  const { store } = useEditor();
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  const { warning } = useFieldMessages('buyer.kind');
  const change = (kind: BuyerKind) =>
    store.update((draft) => ({
      ...draft,
      buyer: withBuyerKind(draft.buyer, kind),
    }));
  return (
    <QuietSelect
      path="buyer.kind"
      label={isSale ? 'Nature du client' : 'Nature de celui qui paie'}
      options={BUYER_KIND_CHOICES}
      // The options are buyer kinds.
      onSelect={(kind) => change(kind as BuyerKind)}
      describedBy={warning ? WARNING_ID : undefined}
    />
  );
}

export function BuyerKindWarning() {
  const { warning } = useFieldMessages('buyer.kind');
  return (
    <div aria-live="polite" className="empty:hidden">
      {warning && <FieldMessage id={WARNING_ID} tone="warning" text={warning} />}
    </div>
  );
}

const WARNING_ID = 'buyer-kind-warning';
