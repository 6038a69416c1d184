import { DraftAccountNumber } from '#app/features/editor/fields/draft-account-number.tsx';
import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft, useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';

export function CreditTreatment() {
  const { store } = useEditor();
  const kind = useDraft(({ credit }) => credit?.treatment.kind ?? 'offset');
  const invoice = useTextAt('credit.treatment.invoice');
  const origin = useDraft(({ references }) => references.preceding?.[0]?.number ?? '');
  return (
    <DraftGroup path="credit.treatment" legend="Ce que devient le montant">
      <Segmented
        name="credit-treatment"
        label="Ce que devient le montant"
        value={kind}
        options={TREATMENTS}
        onChange={(next) => store.set('credit.treatment', { kind: next })}
      />
      <div className="mt-3 grid items-start gap-4 empty:hidden sm:grid-cols-2">
        {kind === 'offset' && (origin || invoice) && (
          <DraftText
            path="credit.treatment.invoice"
            placeholder={origin}
            help="La facture d’origine, si vous n’indiquez rien."
          />
        )}
        {kind === 'refund' && (
          <>
            <DraftAccountNumber
              path="credit.treatment.iban"
              help="Facultatif. Imprimé sur l’avoir."
              className="sm:col-span-2"
            />
            <DraftDate
              path="credit.treatment.date"
              help="Sans ce jour, l’avoir dit «&nbsp;Montant à rembourser&nbsp;»."
            />
          </>
        )}
        {kind === 'on-account' && <DraftDate path="credit.treatment.until" help="Facultatif." />}
      </div>
    </DraftGroup>
  );
}

const TREATMENTS = [
  { value: 'offset', label: 'À déduire' },
  { value: 'refund', label: 'À rembourser' },
  { value: 'on-account', label: 'À valoir' },
] as const;
