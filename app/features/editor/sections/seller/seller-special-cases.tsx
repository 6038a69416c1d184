import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { IdentifierField } from '#app/features/editor/sections/party/identifier-field.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { formatSiren, sirenOf } from '#documents';

export function SellerSpecialCases() {
  return (
    <div className="flex flex-col gap-3">
      <PartyOption
        path="seller.vatGroup"
        help="Le groupe TVA qui déclare à votre place."
        empty={{ name: '', siren: '', vatNumber: '', address: EMPTY_ADDRESS }}
      >
        <div className={gridClasses}>
          <DraftText path="seller.vatGroup.name" className="sm:col-span-2" />
          <IdentifierField
            path="seller.vatGroup.siren"
            label="Son SIREN"
            format={formatSiren}
            inputMode="numeric"
          />
          <IdentifierField path="seller.vatGroup.vatNumber" label="Son n° de TVA" />
          <AddressFields path="seller.vatGroup.address" />
        </div>
      </PartyOption>
      <PartyOption
        path="seller.taxRepresentative"
        help="Pour un vendeur établi hors de l’Union européenne."
        empty={{ name: '', vatNumber: '', address: EMPTY_ADDRESS }}
      >
        <div className={gridClasses}>
          <DraftText path="seller.taxRepresentative.name" />
          <IdentifierField path="seller.taxRepresentative.vatNumber" label="Son n° de TVA" />
          <AddressFields path="seller.taxRepresentative.address" />
        </div>
      </PartyOption>
      <SizeCheckbox />
      <ElectronicAddress />
    </div>
  );
}

function SizeCheckbox() {
  const { store } = useEditor();
  const isLarge = useDraft(({ seller }) => seller.size === 'large');
  return (
    <Checkbox
      id={fieldId('seller.size')}
      label="ETI ou grande entreprise"
      help="La facture électronique s’y applique plus tôt qu’aux PME."
      checked={isLarge}
      onChange={(event) => store.set('seller.size', event.target.checked ? 'large' : undefined)}
    />
  );
}

function ElectronicAddress() {
  const siren = useDraft(({ seller }) => sirenOf(seller));
  return (
    <DraftText
      path="seller.electronicAddress"
      help={`Vide, c’est votre SIREN (0225:${siren || 'SIREN'}). Sinon, celle que donne votre plateforme.`}
    />
  );
}

const EMPTY_ADDRESS = { line1: '', postalCode: '', city: '', country: 'FR' };
