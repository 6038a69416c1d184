import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { describeSeller } from './description.ts';

/** The seller in two lines. */
export function SellerSummary({
  titleId,
  takesFocus,
}: {
  titleId: string;
  /** The card has just been folded: the focus goes to what opens it again. */
  takesFocus: boolean;
}) {
  const { name, parts } = describeSeller(useDraft(({ seller }) => seller));
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
      <h2 id={titleId} className="text-lg">
        Vous
      </h2>
      <Button
        size="sm"
        className="sm:row-start-2"
        aria-label="Modifier vos coordonnées"
        ref={takesFocus ? (button) => button?.focus() : undefined}
        onClick={() => focusField('seller.name')}
      >
        Modifier
      </Button>
      <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-1 sm:row-start-2">
        <p className="break-words font-semibold">{name}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{parts.join('\u00a0· ')}</p>
      </div>
    </div>
  );
}
