import { PartyCard } from '#app/features/editor/sections/card/party-card.tsx';
import { KeepParty, OwnParty } from '#app/features/editor/sections/party/keep-party.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { describeSeller, isSellerComplete, isSellerField } from './describe-seller.ts';
import { SellerForm } from './seller-form.tsx';
import { SellerKindSelect } from './seller-kind-select.tsx';

export function SellerSection() {
  // The rules have not run yet when the page opens.
  const isComplete = useAnalysis(
    ({ conformity }) => conformity.length > 0 && isSellerComplete(conformity),
  );
  const seller = useDraft((draft) => draft.seller);
  return (
    <PartyCard
      title="Vous"
      paths={PATHS}
      isOwn={isSellerField}
      isComplete={isComplete}
      described={describeSeller(seller)}
      edit={EDIT}
      aside={<SellerKindSelect />}
      choice={<OwnParty party="seller" />}
      actions={<KeepParty party="seller" />}
    >
      {({ askedPath, onFold }) => <SellerForm askedPath={askedPath} onPick={onFold} />}
    </PartyCard>
  );
}

const PATHS: readonly DraftPath[] = ['seller'];
const EDIT = { label: 'Modifier vos coordonnées', path: 'seller.name' } as const;
