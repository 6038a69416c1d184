import { PartySearch } from '#app/features/editor/sections/register/party-search.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import type { Draft, DraftPath } from '#documents';
import { BUYER_KIND_CHOICES, type BuyerKind, buyerFieldsOf } from './buyer-kinds.ts';
import { withChosenKind } from './guess-buyer.ts';

/** Under the client’s one field, once somebody is typed: the guessed kind and the register. */
export function BuyerSearch({
  write,
  onChoose,
  onFill,
  onOpen,
}: {
  write: (buyer: Draft['buyer'], text: string) => Draft['buyer'];
  /** The kind was said, and is no longer guessed. */
  onChoose: (kind: BuyerKind) => void;
  onFill: () => void;
  onOpen: (path: DraftPath) => void;
}) {
  const buyer = useDraft((draft) => draft.buyer);
  const isSomebody = buyer.name !== '' || Boolean(buyer.siren || buyer.vatNumber);
  return (
    <>
      {isSomebody && <GuessedKind onChoose={onChoose} />}
      <PartySearch
        party="buyer"
        isOffered={isSomebody}
        isMain={isSomebody && buyerFieldsOf(buyer.kind).hasSiren}
        write={write}
        onFill={onFill}
        onOpen={() => onOpen(buyer.name ? firstField(buyer.kind) : 'buyer.name')}
      />
    </>
  );
}

function GuessedKind({ onChoose }: { onChoose: (kind: BuyerKind) => void }) {
  const { store } = useEditor();
  const kind = useDraft(({ buyer }) => buyer.kind);
  const isConsumer = kind === 'individual';
  const other: BuyerKind = isConsumer ? 'business' : 'individual';
  const change = () => {
    onChoose(other);
    store.update((draft) => ({ ...draft, buyer: withChosenKind(draft.buyer, other) }));
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <span>{BUYER_KIND_CHOICES.find(({ value }) => value === kind)?.label}</span>
      <button
        type="button"
        ref={passFocusOn}
        className="min-h-8 cursor-pointer rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
        onClick={change}
      >
        {isConsumer ? 'C’est un professionnel' : 'C’est un particulier'}
      </button>
    </p>
  );
}

/** The field that follows the name. */
function firstField(kind: BuyerKind): DraftPath {
  const { hasSiren, siret, vatNumber } = buyerFieldsOf(kind);
  if (siret === 'main') return 'buyer.siret';
  if (hasSiren) return 'buyer.siren';
  return vatNumber === 'main' ? 'buyer.vatNumber' : 'buyer.address.line1';
}
