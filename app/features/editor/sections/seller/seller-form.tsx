import { FoldedPart } from '#app/features/editor/sections/card/folded-part.tsx';
import { PartyDisclosure } from '#app/features/editor/sections/card/party-disclosure.tsx';
import { AddressFields } from '#app/features/editor/sections/party/address-fields.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import type { DraftPath } from '#documents';
import { describeActivity, describeContact, describeSpecialCases } from './describe-seller.ts';
import { SellerContact } from './seller-contact.tsx';
import { SellerIdentity } from './seller-identity.tsx';
import { sellerFieldsOf } from './seller-kinds.ts';

/** All of the seller but its name, which stands above. `askedPath` opened the card. */
export function SellerForm({ askedPath = '' }: { askedPath?: FieldPath | '' }) {
  const contact = useDraft(({ seller }) => describeContact(seller));
  const activity = useDraft(({ seller }) => describeActivity(seller));
  const specialCases = useDraft(({ seller }) => describeSpecialCases(seller));
  const { hasNumbers } = useDraft(({ seller }) => sellerFieldsOf(seller));
  return (
    <>
      <SellerIdentity />
      <div className="mt-4">
        <AddressFields path="seller.address" isOwn isRequired />
      </div>
      <div className="mt-5">
        <PartyDisclosure
          title="Contact"
          summary={contact || 'Téléphone, e-mail, site'}
          prefixes={CONTACT}
          askedPath={askedPath}
        >
          <SellerContact />
        </PartyDisclosure>
        {(hasNumbers || activity) && (
          <PartyDisclosure
            title="Autres mentions de votre activité"
            summary={activity || 'Assurance, médiateur, franchise…'}
            prefixes={ACTIVITY}
            askedPath={askedPath}
          >
            <FoldedPart paths={ACTIVITY} height="h-177 sm:h-129">
              <SellerActivity />
            </FoldedPart>
          </PartyDisclosure>
        )}
        {(hasNumbers || specialCases) && (
          <PartyDisclosure
            title="Cas particuliers"
            summary={specialCases || 'Groupe TVA, représentant fiscal…'}
            prefixes={SPECIAL_CASES}
            askedPath={askedPath}
          >
            <FoldedPart paths={SPECIAL_CASES} height="h-87 sm:h-71">
              <SellerSpecialCases />
            </FoldedPart>
          </PartyDisclosure>
        )}
      </div>
    </>
  );
}

const SellerActivity = lazyWhenUsed(
  async () => (await import('./seller-activity.tsx')).SellerActivity,
);
const SellerSpecialCases = lazyWhenUsed(
  async () => (await import('#app/features/editor/sections/of-rare-cases.ts')).SellerSpecialCases,
);

const CONTACT: readonly DraftPath[] = [
  'seller.contactName',
  'seller.phone',
  'seller.email',
  'seller.website',
];
const ACTIVITY: readonly DraftPath[] = [
  'seller.tradeName',
  'seller.naf',
  'seller.identifiers',
  'seller.insurance',
  'seller.mediator',
  'seller.isApprovedAssociationMember',
  'seller.isInLiquidation',
  'seller.isLesseeManager',
  'seller.franchiseBrand',
];
const SPECIAL_CASES: readonly DraftPath[] = [
  'seller.vatGroup',
  'seller.taxRepresentative',
  'seller.size',
  'seller.electronicAddress',
];
