import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { gridClasses } from '#app/features/editor/sections/card/card-classes.ts';
import { PartyOption } from '#app/features/editor/sections/card/party-option.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import {
  currencyDecimals,
  currencyUnit,
  formatAmount,
  requireCents,
  reviseRent,
  toDecimal,
} from '#documents';

/** Old rent × new index ÷ old index, printed under the rent. */
export function RentRevision() {
  const { store } = useEditor();
  const suffix = useCurrencySuffix();
  const rent = useDraft((draft) => draft.rent?.amount ?? '0');
  return (
    <PartyOption
      path="rent.revision"
      help="Le calcul s’imprime sous le loyer."
      empty={{ previousRent: rent, previousIndex: '0', newIndex: '0', quarter: '' }}
    >
      <div className={gridClasses}>
        <DraftNumber path="rent.revision.previousRent" emptyValue="0" suffix={suffix} />
        <DraftText path="rent.revision.quarter" placeholder="IRL du 2e trimestre 2026" />
        <DraftNumber path="rent.revision.previousIndex" emptyValue="0" placeholder="145,17" />
        <DraftNumber path="rent.revision.newIndex" emptyValue="0" placeholder="146,68" />
      </div>
      <RevisedRent onTake={(revised) => store.set('rent.amount', revised)} />
    </PartyOption>
  );
}

function RevisedRent({ onTake }: { onTake: (revised: string) => void }) {
  const revised = useDraft((draft) =>
    reviseRent(draft.rent?.revision, currencyUnit(draft.currency)),
  );
  const amount = useDraft(({ rent }) => requireCents(rent?.amount ?? '0'));
  const currency = useDraft((draft) => draft.currency);
  if (revised === null) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      Loyer révisé&nbsp;: {formatAmount(revised, currency)}
      {revised !== amount && (
        <Button size="sm" onClick={() => onTake(toDecimal(revised, 2, currencyDecimals(currency)))}>
          Appliquer ce loyer
        </Button>
      )}
    </p>
  );
}
