import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { SellerIdentifiers } from './seller-identifiers.tsx';

export function SellerActivity() {
  return (
    <div className="flex flex-col gap-4">
      <div className={gridClasses}>
        <DraftText path="seller.tradeName" help="S’il diffère du nom ci-dessus." />
        <DraftText path="seller.naf" normalize={(text) => text.toUpperCase()} />
      </div>
      <SellerIdentifiers />
      <PartyOption
        path="seller.insurance"
        help="Décennale du bâtiment surtout. L’attestation se joint aussi au document."
        empty={{ insurer: '', contact: '', area: '' }}
      >
        <div className={gridClasses}>
          <DraftText path="seller.insurance.insurer" />
          <DraftText path="seller.insurance.policyNumber" />
          <DraftText path="seller.insurance.contact" />
          <DraftText
            path="seller.insurance.area"
            help="Par exemple «&nbsp;France entière&nbsp;»."
          />
        </div>
      </PartyOption>
      <PartyOption
        path="seller.mediator"
        help="Imprimé pour les particuliers seulement."
        empty={{ name: '', contact: '' }}
      >
        <div className={gridClasses}>
          <DraftText path="seller.mediator.name" />
          <DraftText path="seller.mediator.contact" help="Adresse ou site." />
        </div>
      </PartyOption>
      <div>
        <DraftCheckbox
          path="seller.isApprovedAssociationMember"
          help="Imprime que vous acceptez les chèques et les cartes bancaires."
        />
        <DraftCheckbox path="seller.isInLiquidation" />
        <DraftCheckbox path="seller.isLesseeManager" />
      </div>
      <DraftText
        path="seller.franchiseBrand"
        help="Imprime que vous êtes un commerçant indépendant."
      />
    </div>
  );
}
