import { lacksField } from '#app/features/editor/focus/lacks-field.ts';
import { PartyCard } from '#app/features/editor/sections/card/party-card.tsx';
import { KeepParty, OwnParty } from '#app/features/editor/sections/party/keep-party.tsx';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { type DraftPath, requireKind } from '#documents';
import { AskedRegime } from './asked-regime.tsx';
import { BuyerForm } from './buyer-form.tsx';
import { BuyerKindSelect } from './buyer-kind-select.tsx';
import { describeBuyer } from './describe-buyer.ts';

export function BuyerSection() {
  const title = useDraft(({ kind }) => TITLES[requireKind(kind).addressee]);
  const buyer = useDraft((draft) => draft.buyer);
  const isComplete = useAnalysis(
    ({ conformity, draft }) =>
      conformity.length > 0 && draft.buyer.name !== '' && !lacksField(conformity, PATHS),
  );
  return (
    <PartyCard
      title={title}
      paths={PATHS}
      isComplete={isComplete}
      described={describeBuyer(buyer)}
      edit={{ label: `Modifier\u00a0: ${buyer.name}`, path: 'buyer.name' }}
      aside={<BuyerKindSelect />}
      choice={
        <>
          <OwnParty party="buyer" />
          <AskedRegime />
        </>
      }
      actions={<KeepParty party="buyer" />}
    >
      {({ onFold }) => <BuyerForm onPick={onFold} />}
    </PartyCard>
  );
}

const PATHS: readonly DraftPath[] = ['buyer', 'deliveryAddress', 'payer', 'payee'];
const TITLES = {
  billed: 'Client',
  customer: 'Client',
  payer: 'Reçu de',
  tenant: 'Locataire',
} as const;
