import { DraftCheckbox } from '#app/features/editor/fields/draft-checkbox.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/option.tsx';
import { checkNaf } from '#app/features/editor/sections/party/check-identifier.ts';
import { SellerIdentifiers } from './identifiers.tsx';

/** What some activities must print, each with its own text. */
export function SellerActivity() {
  return (
    <div className="flex flex-col gap-4">
      <div className={gridClasses}>
        <DraftText
          path="seller.tradeName"
          label="Nom commercial"
          help="S’il diffère du nom ci-dessus."
          maxLength={100}
        />
        <DraftText
          path="seller.naf"
          label="Code APE"
          normalize={(text) => text.toUpperCase()}
          check={checkNaf}
          maxLength={10}
        />
      </div>
      <SellerIdentifiers />
      <PartyOption
        path="seller.insurance"
        label="Assurance professionnelle"
        help="Décennale du bâtiment surtout. L’attestation se joint aussi au document."
        empty={{ insurer: '', contact: '', area: '' }}
      >
        <div className={gridClasses}>
          <DraftText
            path="seller.insurance.insurer"
            label="Assureur"
            isOptional={false}
            maxLength={200}
          />
          <DraftText path="seller.insurance.policyNumber" label="N° de contrat" maxLength={100} />
          <DraftText
            path="seller.insurance.contact"
            label="Coordonnées de l’assureur"
            isOptional={false}
            maxLength={300}
          />
          <DraftText
            path="seller.insurance.area"
            label="Zone couverte"
            help="Par exemple «&nbsp;France entière&nbsp;»."
            isOptional={false}
            maxLength={200}
          />
        </div>
      </PartyOption>
      <PartyOption
        path="seller.mediator"
        label="Médiateur de la consommation"
        help="Imprimé pour les particuliers seulement."
        empty={{ name: '', contact: '' }}
      >
        <div className={gridClasses}>
          <DraftText
            path="seller.mediator.name"
            label="Médiateur"
            isOptional={false}
            maxLength={200}
          />
          <DraftText
            path="seller.mediator.contact"
            label="Ses coordonnées"
            help="Adresse ou site."
            isOptional={false}
            maxLength={300}
          />
        </div>
      </PartyOption>
      <div>
        <DraftCheckbox
          path="seller.isApprovedAssociationMember"
          label="Membre d’un organisme de gestion agréé"
          help="Imprime que vous acceptez les chèques et les cartes bancaires."
        />
        <DraftCheckbox path="seller.isInLiquidation" label="Société en liquidation" />
        <DraftCheckbox
          path="seller.isLesseeManager"
          label="Locataire-gérant du fonds de commerce"
        />
      </div>
      <DraftText
        path="seller.franchiseBrand"
        label="Marque dont vous êtes franchisé"
        help="Imprime que vous êtes un commerçant indépendant."
        maxLength={100}
      />
    </div>
  );
}
