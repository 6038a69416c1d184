import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { describeSeller } from './seller-description.ts';

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
    <>
      <h2 id={titleId} className="text-lg">
        Vous
      </h2>
      <div className="mt-2 flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="break-words font-semibold">{name}</p>
          <p className="mt-0.5 text-sm text-ink-soft">{parts.join(' · ')}</p>
        </div>
        <Button
          size="sm"
          aria-label="Modifier vos coordonnées"
          ref={takesFocus ? (button) => button?.focus() : undefined}
          onClick={() => focusField('seller.name')}
        >
          Modifier
        </Button>
      </div>
    </>
  );
}
