import { withFullPayment } from '#app/features/editor/sections/rent/rent-payment.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';

/** Adds the payment that makes the document a quittance. */
export function AllPaidButton({ onPaid }: { onPaid?: () => void }) {
  const { store, today } = useEditor();
  const pay = () => {
    store.update((draft) => withFullPayment(draft, today));
    onPaid?.();
  };
  return (
    <Button size="sm" onClick={pay}>
      Tout est payé
    </Button>
  );
}
