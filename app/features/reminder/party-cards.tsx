import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { type Draft, REGIME_RULES } from '#documents';
import { useRead, useReminderForm } from './form-context.tsx';
import { FormText } from './form-fields.tsx';
import { changeReminderForm } from './form-store.ts';
import { PartyAddress } from './party-address.tsx';

export function BuyerCard() {
  const { buyer } = useReminderForm();
  const regime = useRead()?.claim.regime;
  const change = (part: Partial<Draft['buyer']>) =>
    changeReminderForm((known) => ({ buyer: { ...known.buyer, ...part } }));
  return (
    <Card title="Votre client">
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <Field
          id="buyer.kind"
          label="Votre client est"
          className="sm:col-span-2"
          help={regime && REGIME_RULES[regime]}
        >
          {(aria) => (
            <Select
              {...aria}
              value={buyer.kind}
              // The options are the kinds of the schema.
              onChange={(event) => change({ kind: event.target.value as Draft['buyer']['kind'] })}
            >
              <option value="business">Un professionnel</option>
              <option value="individual">Un particulier</option>
              <option value="public">Une administration, une collectivité</option>
              <option value="association">Une association</option>
              <option value="eu-business">Une entreprise de l’Union européenne</option>
              <option value="foreign-business">Une entreprise hors de l’Union européenne</option>
            </Select>
          )}
        </Field>
        <FormText
          id="buyer.name"
          label="Nom du client"
          className="sm:col-span-2"
          isRequired
          maxLength={200}
          value={buyer.name}
          onChange={(name) => change({ name })}
        />
        <PartyAddress party="buyer" />
      </div>
    </Card>
  );
}

export function SellerCard() {
  const { seller, signatory } = useReminderForm();
  const change = (part: Partial<Draft['seller']>) =>
    changeReminderForm((known) => ({ seller: { ...known.seller, ...part } }));
  return (
    <Card title="Vous">
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <FormText
          id="seller.name"
          label="Votre nom ou votre entreprise"
          isRequired
          maxLength={200}
          value={seller.name}
          onChange={(name) => change({ name })}
        />
        <Field id="seller.kind" label="Vous êtes">
          {(aria) => (
            <Select
              {...aria}
              value={seller.kind}
              // The options are the kinds of the schema.
              onChange={(event) => change({ kind: event.target.value as Draft['seller']['kind'] })}
            >
              <option value="company">Une société</option>
              <option value="sole-trader">Un entrepreneur individuel</option>
              <option value="liberal">Une profession libérale</option>
              <option value="association">Une association</option>
              <option value="sci">Une SCI</option>
              <option value="agent">Un mandataire</option>
              <option value="individual">Un particulier</option>
            </Select>
          )}
        </Field>
        <PartyAddress party="seller" />
        <FormText
          id="seller.email"
          label="E-mail"
          maxLength={254}
          value={seller.email ?? ''}
          onChange={(email) => change({ email })}
        />
        <FormText
          id="seller.phone"
          label="Téléphone"
          maxLength={40}
          value={seller.phone ?? ''}
          onChange={(phone) => change({ phone })}
        />
        <FormText
          id="seller.iban"
          label="IBAN"
          className="sm:col-span-2"
          maxLength={42}
          help="Pour que votre client puisse vous payer aussitôt."
          value={seller.iban ?? ''}
          onChange={(iban) => change({ iban })}
        />
        <FormText
          id="signatory"
          label="Signataire"
          className="sm:col-span-2"
          maxLength={100}
          placeholder="Jeanne Martin, gérante"
          value={signatory}
          onChange={(name) => changeReminderForm({ signatory: name })}
        />
      </div>
    </Card>
  );
}
