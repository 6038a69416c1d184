import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/option.tsx';
import {
  checkContactEmail,
  checkElectronicAddress,
} from '#app/features/editor/sections/party/check-identifier.ts';
import { SiretField } from '#app/features/editor/sections/party/siret-field.tsx';
import { VatNumberField } from '#app/features/editor/sections/party/vat-number-field.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { buyerFieldsOf } from './kinds.ts';
import { PayeeFields } from './payee-fields.tsx';

/** The fields under « Plus de détails ». */
export function BuyerDetailsFields() {
  const fields = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const hasPayment = useDraft(({ kind }) => requireKind(kind).hasPayment);
  const hasPayee = useDraft(
    ({ subtype, payee }) => hasPayment || subtype === 'factored' || payee !== undefined,
  );
  return (
    <div className="flex flex-col gap-4">
      <div className={gridClasses}>
        <DraftText path="buyer.phone" label="Téléphone" type="tel" maxLength={40} />
        <DraftText
          path="buyer.email"
          label="E-mail"
          type="email"
          check={checkContactEmail}
          maxLength={254}
        />
        <DraftText path="buyer.contactName" label="Personne à contacter" maxLength={100} />
        {fields.isOrganisation && (
          <DraftText path="buyer.department" label="Service" maxLength={100} />
        )}
        {fields.isOrganisation && (
          <DraftText path="buyer.tradeName" label="Nom commercial" maxLength={100} />
        )}
        <DraftText
          path="buyer.customerCode"
          label="Code client"
          help="Le vôtre, imprimé sous son adresse."
          maxLength={50}
        />
        {fields.siret === 'details' && <SiretField party="buyer" isFillOffered={false} />}
        {fields.vatNumber === 'details' && (
          <VatNumberField party="buyer" label={fields.vatNumberLabel} />
        )}
        {fields.siret === 'details' && (
          <DraftText path="buyer.routingCode" label="Code routage" maxLength={100} />
        )}
      </div>
      {fields.isOrganisation && (
        <DraftText
          path="buyer.electronicAddress"
          label="Adresse électronique de facturation"
          help={
            fields.hasSiren
              ? 'Vide, c’est le SIREN du client. Sinon, celle que donne sa plateforme.'
              : 'Celle que donne sa plateforme, s’il en a une.'
          }
          check={checkElectronicAddress}
          maxLength={140}
        />
      )}
      <div className="flex flex-col gap-1">
        <PartyOption path="payer" label="Une autre personne paie" empty={{ name: '' }}>
          <div className={gridClasses}>
            <DraftText path="payer.name" label="Nom du payeur" isOptional={false} maxLength={200} />
            <DraftText
              path="payer.relation"
              label="Lien avec le client"
              help="Employeur, assureur, garant…"
              maxLength={100}
            />
          </div>
        </PartyOption>
        {hasPayee && (
          <PartyOption
            path="payee"
            label="Facture cédée à une société d’affacturage"
            help="C’est elle que le client paie."
            empty={{ name: '' }}
          >
            <PayeeFields isPaid={hasPayment} />
          </PartyOption>
        )}
      </div>
    </div>
  );
}
