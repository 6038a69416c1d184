import { PartyCard } from '#app/features/editor/sections/card/party-card.tsx';
import { isMoreThanBrief, withBrief } from '#app/features/editor/sections/party/brief-text.ts';
import { KeepParty, OwnParty } from '#app/features/editor/sections/party/keep-party.tsx';
import { PartySearch } from '#app/features/editor/sections/register/party-search.tsx';
import { useAnalysis, useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type DraftPath, requireKind } from '#documents';
import { describeSeller, isSellerComplete, isSellerField } from './describe-seller.ts';
import { SellerKindSelect } from './seller-kind-select.tsx';
import { sellerFieldsOf, withSellerKind } from './seller-kinds.ts';
import { SellerName } from './seller-name.tsx';

export function SellerSection() {
  const { store } = useEditor();
  // The rules have not run yet when the page opens.
  const isComplete = useAnalysis(
    ({ conformity }) => conformity.length > 0 && isSellerComplete(conformity),
  );
  const seller = useDraft((draft) => draft.seller);
  const hasRent = useDraft(({ kind }) => requireKind(kind).hasRent);
  /** Opens the fields that a number asks for: a private person has none. */
  const showNumbers = () =>
    store.update((draft) => ({
      ...draft,
      seller: withSellerKind(draft.seller, hasRent ? 'sci' : 'sole-trader'),
    }));
  return (
    <PartyCard
      title="Vous"
      paths={PATHS}
      isOwn={isSellerField}
      isKnown={isMoreThanBrief(seller)}
      isComplete={isComplete}
      described={describeSeller(seller)}
      edit={EDIT}
      aside={<SellerKindSelect />}
      choice={<OwnParty party="seller" />}
      actions={<KeepParty party="seller" />}
      height="h-96"
      name={({ isBrief, onFold }) => <SellerName isBrief={isBrief} onPick={onFold} />}
      search={({ onOpen, onFold }) => (
        <PartySearch
          party="seller"
          isMain={Boolean(seller.siren) || sellerFieldsOf(seller).hasNumbers}
          write={withBrief}
          onFill={onFold}
          onOpen={() => {
            const hasNumber = Boolean(seller.siren || seller.vatNumber);
            if (hasNumber && !sellerFieldsOf(seller).hasNumbers) showNumbers();
            onOpen(seller.name ? firstField(seller) : EDIT.path);
          }}
        />
      )}
    >
      {(askedPath) => <SellerForm askedPath={askedPath} />}
    </PartyCard>
  );
}

/** The field that follows the name. */
function firstField(seller: Parameters<typeof sellerFieldsOf>[0]): DraftPath {
  const { hasLegalForm, hasNumbers } = sellerFieldsOf(seller);
  if (hasLegalForm) return 'seller.legalForm';
  return hasNumbers ? 'seller.siret' : 'seller.address.line1';
}

const SellerForm = lazyWhenUsed(async () => (await import('./seller-form.tsx')).SellerForm);

const PATHS: readonly [DraftPath] = ['seller'];
const EDIT = { label: 'Modifier vos coordonnées', path: 'seller.name' } as const;
