import { lacksField } from '#app/features/editor/focus/lacks-field.ts';
import { PartyCard } from '#app/features/editor/sections/card/party-card.tsx';
import { isMoreThanBrief } from '#app/features/editor/sections/party/brief-text.ts';
import { KeepParty, OwnParty } from '#app/features/editor/sections/party/keep-party.tsx';
import { useBrief } from '#app/features/editor/sections/party/use-brief.ts';
import { useAnalysis, useDraft } from '#app/features/editor/store/editor-context.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { type Draft, type DraftPath, requireKind } from '#documents';
import { AskedRegime } from './asked-regime.tsx';
import { BuyerKindSelect } from './buyer-kind-select.tsx';
import { BuyerName } from './buyer-name.tsx';
import { BuyerSearch } from './buyer-search.tsx';
import { describeBuyer } from './describe-buyer.ts';
import { useTypedBuyer } from './use-typed-buyer.ts';

export function BuyerSection() {
  const title = useDraft(({ kind }) => TITLES[requireKind(kind).addressee]);
  const buyer = useDraft((draft) => draft.buyer);
  const isKnown = useDraft(isCardKnown);
  const isComplete = useAnalysis(
    ({ conformity, draft }) =>
      conformity.length > 0 && draft.buyer.name !== '' && !lacksField(conformity, PATHS),
  );
  const { write, choose } = useTypedBuyer();
  const written = useBrief('buyer', write);
  return (
    <PartyCard
      title={title}
      paths={PATHS}
      isKnown={isKnown}
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
      height="h-72"
      name={({ isBrief, onFold }) => (
        <BuyerName brief={isBrief ? { label: BRIEF_LABEL, written } : undefined} onPick={onFold} />
      )}
      search={({ onOpen, onFold }) => (
        <BuyerSearch {...{ write, onOpen }} onChoose={choose} onFill={onFold} />
      )}
    >
      {() => <BuyerForm />}
    </PartyCard>
  );
}

function isCardKnown({ buyer, deliveryAddress, payer, payee }: Draft): boolean {
  return isMoreThanBrief(buyer) || Boolean(deliveryAddress || payer || payee);
}

const BuyerForm = lazyWhenUsed(async () => (await import('./buyer-form.tsx')).BuyerForm);

const BRIEF_LABEL = 'Nom, ou SIREN d’une entreprise';
const PATHS: readonly [DraftPath, ...DraftPath[]] = ['buyer', 'deliveryAddress', 'payer', 'payee'];
const TITLES = {
  billed: 'Client',
  customer: 'Client',
  payer: 'Reçu de',
  tenant: 'Locataire',
} as const;
