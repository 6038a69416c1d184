import { PartyCard } from '#app/features/editor/sections/card/party-card.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { DraftPath } from '#documents';
import { describeSeller, isSellerComplete, isSellerField } from './description.ts';
import { SellerForm } from './form.tsx';
import { SellerKindSelect } from './kind.tsx';

/** « Vous »: whole once the law has all that it wants of a seller. */
export function SellerSection() {
  // Nothing is judged yet in the first moments of the page.
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
    >
      {({ askedPath, onFold }) => <SellerForm askedPath={askedPath} onPick={onFold} />}
    </PartyCard>
  );
}

const PATHS: readonly DraftPath[] = ['seller'];
const EDIT = { label: 'Modifier vos coordonnées', path: 'seller.name' } as const;
