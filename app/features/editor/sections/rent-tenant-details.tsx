import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { AddressFields } from './address-fields.tsx';
import { checkEmail } from './identifiers-check.ts';
import { gridClasses } from './party-classes.ts';
import { PartyDisclosure } from './party-disclosure.tsx';

/** How to reach the tenant, and where he lives when it is not what he rents. */
export function RentTenantDetails() {
  const summary = useDraft(({ buyer }) =>
    [buyer.email, buyer.phone, buyer.address.city].filter(Boolean).join(' · '),
  );
  return (
    <PartyDisclosure
      title="Coordonnées du locataire"
      summary={summary || 'E-mail, autre adresse…'}
      prefixes={PREFIXES}
    >
      <div className={gridClasses}>
        <DraftText
          path="buyer.email"
          label="E-mail"
          type="email"
          check={checkEmail}
          maxLength={254}
        />
        <DraftText path="buyer.phone" label="Téléphone" type="tel" maxLength={40} />
        <AddressFields path="buyer.address" label="Adresse, si ce n’est pas celle du logement" />
      </div>
    </PartyDisclosure>
  );
}

const PREFIXES = ['buyer.email', 'buyer.phone', 'buyer.address'];
