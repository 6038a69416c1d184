import { useId } from 'react';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import {
  BUYER_KIND_CHOICES,
  type BuyerKind,
  buyerFieldsOf,
  withBuyerKind,
} from '#app/features/editor/sections/buyer/buyer-kinds.ts';
import { BuyerName } from '#app/features/editor/sections/buyer/buyer-name.tsx';
import { cardClasses, gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { QuietSelect } from '#app/features/editor/sections/card/quiet-select.tsx';
import { KeepParty } from '#app/features/editor/sections/party/keep-party.tsx';
import { SirenField } from '#app/features/editor/sections/party/siren-field.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { RentNames } from './rent-names.tsx';
import { RentTenantDetails } from './rent-tenant-details.tsx';

export function RentTenantsSection() {
  const titleId = useId();
  const { store } = useEditor();
  const hasSiren = useDraft(({ buyer }) => buyerFieldsOf(buyer.kind).hasSiren);
  const isNamed = useDraft(({ buyer }) => buyer.name !== '');
  const hasShare = useDraft(({ rent }) => rent?.share !== undefined);
  const changeKind = (kind: BuyerKind) =>
    store.update((draft) => ({ ...draft, buyer: withBuyerKind(draft.buyer, kind) }));
  return (
    <section data-section="buyer" aria-labelledby={titleId} className={cardClasses}>
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          Locataire
        </h2>
        <QuietSelect
          path="buyer.kind"
          label="Nature du locataire"
          options={TENANT_KINDS}
          // The options are buyer kinds.
          onSelect={(kind) => changeKind(kind as BuyerKind)}
        />
      </div>
      <div className={`mb-4 ${gridClasses}`}>
        <div className={hasSiren ? '' : 'sm:col-span-2'}>
          <BuyerName />
        </div>
        {hasSiren && <SirenField party="buyer" />}
        {hasShare && (
          <DraftNumber
            path="rent.share"
            suffix="%"
            help="Les montants sont ceux de sa part. Vide, elle n’est pas imprimée."
          />
        )}
      </div>
      <div className="mb-3">
        <RentNames
          path="rent.otherTenants"
          entryName="Locataire"
          addLabel="Ajouter un colocataire"
        />
      </div>
      <RentTenantDetails />
      {isNamed && (
        <div className="-ml-3 mt-2">
          <KeepParty party="buyer" />
        </div>
      )}
    </section>
  );
}

const TENANT_KINDS = ['individual', 'business', 'association', 'public'].flatMap((wanted) =>
  BUYER_KIND_CHOICES.filter(({ value }) => value === wanted),
);
