import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import type { Draft } from '#documents';
import { listFormerDetails, withoutDetails } from './list-former-details.ts';

/** A name typed over another one leaves its numbers and address in place: says so, and clears. */
export function FormerDetails({ former }: { former: Draft['buyer'] }) {
  const { store } = useEditor();
  const details = useDraft(({ buyer }) => listFormerDetails(former, buyer).join(', '));
  const clear = () => store.update((draft) => ({ ...draft, buyer: withoutDetails(draft.buyer) }));
  return (
    <div role="status" className="empty:hidden">
      {details && (
        <>
          <FieldMessage
            tone="warning"
            text={`Encore ceux de «\u00a0${former.name}\u00a0»\u00a0: ${details}.`}
          />
          <Button size="sm" className="mt-2" onClick={clear}>
            Les effacer
          </Button>
        </>
      )}
    </div>
  );
}
