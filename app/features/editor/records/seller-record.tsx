import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { PaymentAccount } from '#app/features/editor/sections/payment/payment-account.tsx';
import { PaymentEarlyDiscount } from '#app/features/editor/sections/payment/payment-early-discount.tsx';
import { PaymentLatePenalty } from '#app/features/editor/sections/payment/payment-late-penalty.tsx';
import { SellerForm } from '#app/features/editor/sections/seller/seller-form.tsx';
import { SellerKindSelect } from '#app/features/editor/sections/seller/seller-kind-select.tsx';
import { SellerName } from '#app/features/editor/sections/seller/seller-name.tsx';
import { StyleAccent } from '#app/features/editor/sections/style/style-accent.tsx';
import { StyleLogo } from '#app/features/editor/sections/style/style-logo.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { suggestEarlierSellers } from '#app/features/editor/suggestions/suggest-parties.ts';
import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import type { RecordPartProps } from '#app/records/record-part.ts';
import { Card } from '#app/ui/card.tsx';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { type Draft, RECOVERY_FEE_IN_WORDS, TEMPLATES, VAT_REGIME_LAW } from '#documents';
import { RecordEditor } from './record-editor.tsx';

export function SellerRecord({ initial, onChange }: RecordPartProps) {
  return (
    <RecordEditor {...{ initial, onChange }}>
      <div className="grid grid-cols-1 gap-5">
        <Card title="Identité" aside={<SellerKindSelect />}>
          <FieldForm>
            <div className="mb-4">
              <SellerName onPick={() => undefined} suggest={suggestEarlierSellers} />
            </div>
            <SellerForm />
          </FieldForm>
        </Card>
        <Card title="TVA et paiement">
          <FieldForm>
            <PaymentFields />
          </FieldForm>
        </Card>
        <Card title="Apparence">
          <FieldForm>
            <div className="flex flex-col gap-5">
              <StyleLogo />
              <StyleAccent />
              <DraftSelect
                path="style.template"
                options={TEMPLATES.map((value) => ({ value, label: TEMPLATE_WORDS[value].label }))}
              />
            </div>
          </FieldForm>
        </Card>
        <Card title="Mentions et conditions">
          <FieldForm>
            <div className="flex flex-col gap-5">
              <DraftTextArea
                path="notes"
                placeholder="Merci de votre confiance."
                help="Les mentions de la loi s’ajoutent seules."
              />
              <DraftTextArea path="terms" help="Imprimées à la fin du document." />
            </div>
          </FieldForm>
        </Card>
      </div>
    </RecordEditor>
  );
}

function PaymentFields() {
  return (
    <div className="flex flex-col gap-4">
      <RegimeSelect />
      <PaymentAccount />
      <PaymentLatePenalty />
      <DraftCheckbox
        path="payment.recoveryFee"
        help={`${RECOVERY_FEE_IN_WORDS} dus par un client professionnel pour chaque facture payée en retard.`}
      />
      <PaymentEarlyDiscount />
      <DraftTextArea path="payment.terms" />
    </div>
  );
}

/** Only the two usual regimes of a company: the others apply to single documents. */
function RegimeSelect() {
  const { store } = useEditor();
  const regime = useDraft(({ vatRegime }) => vatRegime);
  return (
    <DraftSelect
      path="vatRegime"
      options={[...new Set(['normal', 'franchise', regime] as const)].map((value) => ({
        value,
        label: VAT_REGIME_LAW[value].label,
      }))}
      onSelect={(value) =>
        store.update(
          // The option values are VAT regimes.
          (draft) => ({ ...draft, vatRegime: value as Draft['vatRegime'] }),
          'vatRegime',
        )
      }
    />
  );
}
