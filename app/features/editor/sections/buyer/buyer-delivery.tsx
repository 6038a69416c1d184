import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { IdentifierField } from '#app/features/editor/sections/party/identifier-field.tsx';
import { formatSiret } from '#documents';

/** The delivery address, when it is not the customer’s (CGI ann. II, 242 nonies A, I-7° bis). */
export function BuyerDelivery() {
  return (
    <PartyOption
      path="deliveryAddress"
      empty={{ name: '', line1: '', postalCode: '', city: '', country: 'FR' }}
    >
      <div className={gridClasses}>
        <DraftText path="deliveryAddress.name" />
        <IdentifierField
          path="deliveryAddress.siret"
          label="SIRET du lieu"
          format={formatSiret}
          inputMode="numeric"
        />
        <AddressFields path="deliveryAddress" label="Adresse de livraison" isRequired />
      </div>
    </PartyOption>
  );
}
