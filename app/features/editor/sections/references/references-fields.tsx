import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { requireKind, subtypeOf } from '#documents';
import { ReferencesPreceding } from './references-preceding.tsx';
import { ReferencesQuote } from './references-quote.tsx';
import { summarizeReferences } from './summarize-references.ts';

/** Open when the nature or the buyer requires a reference. */
export function ReferencesFields() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isPublic = useDraft(({ buyer }) => buyer.kind === 'public');
  const kind = useDraft((draft) => requireKind(draft.kind));
  const nature = useDraft(({ subtype }) => subtypeOf(kind, subtype));
  const isOpen =
    isPublic || (nature.needsPreceding && !nature.isCredit) || nature.followsQuote === true;
  // A rebate names its contract in its own section.
  const isRebate = nature.isCredit && !nature.needsPreceding;
  const offered = (kind.hasValidity ? OF_OFFERS : OF_INVOICES).filter(
    (key) => !isRebate || key !== 'contract',
  );
  const summary = useDraft(summarizeReferences);
  useReveal(['references'], (path) => {
    const isElsewhere = nature.isCredit && isUnder(path, 'references.preceding');
    if (!isElsewhere) setToggled(true);
  });
  return (
    <Disclosure
      title="Références"
      summary={summary}
      level={3}
      isOpen={isToggled ?? isOpen}
      onToggle={setToggled}
    >
      <div className="grid items-start gap-4 pb-2 sm:grid-cols-2">
        <DraftText
          path="references.purchaseOrder"
          label={isPublic ? 'N°\u00a0d’engagement' : 'N°\u00a0de bon de commande'}
          help="S’il y en a un, le client le réclame."
        />
        <DraftText
          path="references.buyerReference"
          label={isPublic ? 'Code du service exécutant' : 'Référence du client'}
        />
        <ReferencesQuote />
        {!kind.hasValidity && !nature.isCredit && <ReferencesPreceding />}
        {offered.map((key) => (
          <DraftText key={key} path={`references.${key}`} />
        ))}
      </div>
    </Disclosure>
  );
}

const OF_OFFERS = ['contract', 'tender', 'project'] as const;
const OF_INVOICES = [
  ...OF_OFFERS,
  'despatchAdvice',
  'receivingAdvice',
  'salesOrder',
  'billedObject',
  'accounting',
] as const;
