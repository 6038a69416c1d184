import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { SiretField } from '#app/features/editor/sections/party/siret-field.tsx';
import { VatNumberField } from '#app/features/editor/sections/party/vat-number-field.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { buyerFieldsOf } from './buyer-kinds.ts';
import { PayeeFields } from './payee-fields.tsx';

export function BuyerDetailsFields() {
  const fields = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const hasPayment = useDraft(({ kind }) => requireKind(kind).hasPayment);
  const hasPayee = useDraft(
    ({ subtype, payee }) => hasPayment || subtype === 'factored' || payee !== undefined,
  );
  return (
    <div className="flex flex-col gap-4">
      <div className={gridClasses}>
        <DraftText path="buyer.phone" type="tel" />
        <DraftText path="buyer.email" type="email" />
        <DraftText path="buyer.contactName" />
        {fields.isOrganisation && <DraftText path="buyer.department" />}
        {fields.isOrganisation && <DraftText path="buyer.tradeName" />}
        <DraftText path="buyer.customerCode" help="Le vôtre, imprimé sous son adresse." />
        {fields.siret === 'details' && <SiretField party="buyer" isFillOffered={false} />}
        {fields.vatNumber === 'details' && (
          <VatNumberField party="buyer" label={fields.vatNumberLabel} />
        )}
        {fields.siret === 'details' && <DraftText path="buyer.routingCode" />}
      </div>
      {fields.isOrganisation && (
        <DraftText
          path="buyer.electronicAddress"
          help={
            fields.hasSiren
              ? 'Vide, c’est le SIREN du client. Sinon, celle que donne sa plateforme.'
              : 'Celle que donne sa plateforme, s’il en a une.'
          }
        />
      )}
      <div className="flex flex-col gap-1">
        <PartyOption path="payer" empty={{ name: '' }}>
          <div className={gridClasses}>
            <DraftText path="payer.name" />
            <DraftText path="payer.relation" help="Employeur, assureur, garant…" />
          </div>
        </PartyOption>
        {hasPayee && (
          <PartyOption path="payee" help="C’est elle que le client paie." empty={{ name: '' }}>
            <PayeeFields isPaid={hasPayment} />
          </PartyOption>
        )}
      </div>
    </div>
  );
}
