import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';

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
        <DraftText path="buyer.email" type="email" />
        <DraftText path="buyer.phone" type="tel" />
        <AddressFields path="buyer.address" label="Adresse, si ce n’est pas celle du logement" />
      </div>
    </PartyDisclosure>
  );
}

const PREFIXES: readonly DraftPath[] = ['buyer.email', 'buyer.phone', 'buyer.address'];
