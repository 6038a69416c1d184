import { dueDateFor } from '#app/features/editor/draft/new-draft.ts';
import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { QuietSelect } from '#app/features/editor/sections/card/quiet-select.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { SirenField } from '#app/features/editor/sections/party/siren-field.tsx';
import { SiretField } from '#app/features/editor/sections/party/siret-field.tsx';
import { VatNumberField } from '#app/features/editor/sections/party/vat-number-field.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { requireKind } from '#documents';
import { BuyerDelivery } from './delivery.tsx';
import { needsBuyerVatNumber } from './description.ts';
import { BuyerDetails } from './details.tsx';
import {
  BUYER_KIND_CHOICES,
  type BuyerKind,
  buyerFieldsOf,
  kindInCountry,
  PUBLIC_BODY_CHOICES,
  withBuyerKind,
} from './kinds.ts';
import { BuyerName } from './name.tsx';

/** All the fields of the client: its nature decides what is asked. */
export function BuyerForm({
  title,
  titleId,
  canFold,
  onTouch,
  onFold,
}: {
  title: string;
  titleId: string;
  canFold: boolean;
  onTouch: () => void;
  onFold: () => void;
}) {
  const { store } = useEditor();
  const isSale = useDraft(({ kind }) => requireKind(kind).hasLines);
  const fields = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind));
  const isNamelessOffered = useDraft(
    ({ subtype, buyer }) =>
      (subtype === 'note' && buyer.kind === 'individual') || buyer.refusesName === true,
  );
  const needsVatNumber = useDraft(needsBuyerVatNumber);
  // Two numbers make a row of their own; one alone stands beside the name.
  const hasNumberBeside =
    fields.siret !== 'main' && fields.hasSiren !== (fields.vatNumber === 'main');
  const { warning } = useFieldMessages('buyer.kind');
  const changeKind = (kind: BuyerKind) =>
    store.update((draft) => ({
      ...draft,
      buyer: withBuyerKind(draft.buyer, kind),
      dueDate: dueDateFor(draft, kind),
    }));
  const changeCountry = (country: string) =>
    store.update(({ buyer, ...draft }) => {
      const moved = { ...buyer, address: { ...buyer.address, country } };
      const kind = kindInCountry(buyer.kind, country);
      return { ...draft, buyer: kind === buyer.kind ? moved : withBuyerKind(moved, kind) };
    });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears focus, no control
    <div onFocus={onTouch}>
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <QuietSelect
          path="buyer.kind"
          label={isSale ? 'Nature du client' : 'Nature de celui qui paie'}
          options={BUYER_KIND_CHOICES}
          // The options are the kinds themselves.
          onSelect={(kind) => changeKind(kind as BuyerKind)}
          describedBy={warning ? `${titleId}-message` : undefined}
        />
      </div>
      <div aria-live="polite" className="empty:hidden">
        {warning && <FieldMessage id={`${titleId}-message`} tone="warning" text={warning} />}
      </div>
      <div className={gridClasses}>
        <div className={hasNumberBeside ? '' : 'sm:col-span-2'}>
          <BuyerName onPick={onFold} />
        </div>
        {fields.siret === 'main' && (
          <SiretField party="buyer" isRequired help="Celui qui figure dans Chorus Pro." />
        )}
        {fields.hasSiren && fields.siret !== 'main' && <SirenField party="buyer" />}
        {fields.siret === 'main' && (
          <DraftText
            path="buyer.routingCode"
            label="Code service"
            help="Si l’acheteur en demande un pour Chorus Pro."
            maxLength={100}
          />
        )}
        {fields.hasPublicBody && (
          <DraftSelect
            path="buyer.publicBody"
            label="Nature de l’acheteur public"
            help="Elle décide de son délai de paiement."
            options={PUBLIC_BODY_CHOICES}
            isOptional
          />
        )}
        {fields.vatNumber === 'main' && (
          <VatNumberField
            party="buyer"
            label={fields.vatNumberLabel}
            isChecked={fields.isVatNumberChecked}
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
        {isNamelessOffered && (
          <DraftCheckbox
            path="buyer.refusesName"
            label="Le client refuse que son nom figure sur la note"
          />
        )}
        {isSale && <BuyerDelivery />}
      </div>
      <BuyerDetails />
      {canFold && (
        <Button variant="quiet" size="sm" className="-ml-3 mt-2" onClick={onFold}>
          Replier
        </Button>
      )}
    </div>
  );
}
