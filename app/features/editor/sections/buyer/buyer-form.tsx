import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { SirenField } from '#app/features/editor/sections/party/siren-field.tsx';
import { SiretField } from '#app/features/editor/sections/party/siret-field.tsx';
import { VatNumberField } from '#app/features/editor/sections/party/vat-number-field.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { requireKind } from '#documents';
import { BuyerDelivery } from './buyer-delivery.tsx';
import { BuyerDetails } from './buyer-details.tsx';
import { BuyerKindWarning } from './buyer-kind-select.tsx';
import { buyerFieldsOf, kindInCountry, PUBLIC_BODY_CHOICES, withBuyerKind } from './buyer-kinds.ts';
import { needsBuyerVatNumber } from './describe-buyer.ts';

/** All of the customer but its name, which stands above. */
export function BuyerForm() {
  const { store } = useEditor();
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  const fields = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const isNamelessOffered = useDraft(
    ({ subtype, buyer }) =>
      (subtype === 'note' && buyer.kind === 'individual') || buyer.refusesName === true,
  );
  const needsVatNumber = useDraft(needsBuyerVatNumber);
  const changeCountry = (country: string) =>
    store.update(({ buyer, ...draft }) => {
      const moved = { ...buyer, address: { ...buyer.address, country } };
      const kind = kindInCountry(buyer.kind, country);
      return { ...draft, buyer: kind === buyer.kind ? moved : withBuyerKind(moved, kind) };
    });
  return (
    <>
      <BuyerKindWarning />
      <div className={gridClasses}>
        {fields.siret === 'main' && (
          <SiretField party="buyer" isRequired help="Celui qui figure dans Chorus Pro." />
        )}
        {fields.hasSiren && fields.siret !== 'main' && <SirenField party="buyer" />}
        {fields.siret === 'main' && (
          <DraftText
            path="buyer.routingCode"
            label="Code service"
            help="Si l’acheteur en demande un pour Chorus Pro."
          />
        )}
        {fields.hasPublicBody && (
          <DraftSelect
            path="buyer.publicBody"
            help="Elle décide de son délai de paiement."
            options={PUBLIC_BODY_CHOICES}
          />
        )}
        {fields.vatNumber === 'main' && (
          <VatNumberField
            party="buyer"
            label={fields.vatNumberLabel}
            isProposed={fields.hasSiren}
            isAfterSiren={fields.hasSiren}
            isRequired={needsVatNumber}
          />
        )}
        <AddressFields
          path="buyer.address"
          isRequired={isSale}
          countries={fields.countries}
          onCountry={changeCountry}
        />
      </div>
      <div className="mt-4 mb-3 flex flex-col gap-1">
        {isNamelessOffered && <DraftCheckbox path="buyer.refusesName" />}
        {isSale && <BuyerDelivery />}
      </div>
      <BuyerDetails />
    </>
  );
}
