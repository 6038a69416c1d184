import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { checkSiren, compactIdentifier } from './identifiers-check.ts';

/** Factoring: someone else than the seller receives the money. */
export function PaymentPayee() {
  const { store } = useEditor();
  const hasPayee = useDraft((draft) => draft.payee !== undefined);
  return (
    <DraftGroup path="payee" legend="Bénéficiaire du paiement" isLegendHidden>
      <Checkbox
        id="payee"
        label="À régler à un tiers"
        help="Affacturage&nbsp;: une autre entreprise encaisse la facture."
        checked={hasPayee}
        onChange={(event) => store.set('payee', event.target.checked ? { name: '' } : undefined)}
      />
      {hasPayee && (
        <div className="mt-2 grid items-start gap-3 pl-7.5 sm:grid-cols-2">
          <DraftText
            path="payee.name"
            label="Nom du bénéficiaire"
            isRequired
            isOptional={false}
            maxLength={200}
          />
          <DraftText
            path="payee.siren"
            label="Son SIREN"
            inputMode="numeric"
            maxLength={18}
            normalize={compactIdentifier}
            check={checkSiren}
          />
        </div>
      )}
    </DraftGroup>
  );
}
