import type { DraftFieldProps } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Button } from '#app/ui/button.tsx';
import { sirenOf } from '#documents';
import { IdentifierField } from './identifier-field.tsx';
import { proposeVatNumber } from './propose-vat-number.ts';

/** Offers the French VAT number that the SIREN gives. */
export function VatNumberField({
  party,
  label,
  isProposed = true,
  isAfterSiren = false,
  className,
  ...field
}: Omit<DraftFieldProps, 'path' | 'label'> & {
  party: 'seller' | 'buyer';
  label?: string;
  isProposed?: boolean;
  /** Hidden until the SIREN is there or the field is requested. */
  isAfterSiren?: boolean;
}) {
  const { store } = useEditor();
  const path = `${party}.vatNumber` as const;
  const siren = useDraft((draft) => sirenOf(draft[party]));
  const proposal = useDraft((draft) =>
    isProposed ? proposeVatNumber(draft[party].vatNumber ?? '', sirenOf(draft[party])) : null,
  );
  const hasNumber = useDraft((draft) => Boolean(draft[party].vatNumber));
  const [isAsked, setAsked] = useDraftChoice<boolean>();
  useReveal([path], () => setAsked(true));
  if (isAfterSiren && !siren && !hasNumber && !isAsked) return null;
  const accept = () => {
    store.set(path, proposal);
    // The button disappears: the focus returns to the field.
    document.getElementById(fieldId(path))?.focus();
  };
  return (
    <div className={className}>
      <IdentifierField {...field} path={path} label={label} />
      {proposal && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          <Button variant="quiet" size="sm" className="-ml-3 text-primary" onClick={accept}>
            Utiliser {proposal}
          </Button>
          calculé depuis le SIREN
        </p>
      )}
    </div>
  );
}
