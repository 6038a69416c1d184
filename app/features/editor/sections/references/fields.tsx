import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { requireKind, subtypeOf } from '#documents';
import { ReferencesPreceding } from './preceding.tsx';
import { ReferencesQuote } from './quote.tsx';
import { summarizeReferences } from './summary.ts';

/**
 * Orders, contracts and documents that the invoice names: open where its nature or its buyer needs
 * one.
 */
export function ReferencesFields() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const isPublic = useDraft(({ buyer }) => buyer.kind === 'public');
  const kind = useDraft((draft) => requireKind(draft.kind));
  const nature = useDraft(({ subtype }) => subtypeOf(kind, subtype));
  const isOpen =
    isPublic || (nature.needsPreceding && !nature.isCredit) || nature.followsQuote === true;
  // A rebate gives its contract in a section of its own.
  const isRebate = nature.isCredit && !nature.needsPreceding;
  const offered = (kind.hasValidity ? OF_OFFERS : OF_INVOICES).filter(
    ({ key }) => !isRebate || key !== 'contract',
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
          maxLength={100}
          help="S’il y en a un, le client le réclame."
        />
        <DraftText
          path="references.buyerReference"
          label={isPublic ? 'Code du service exécutant' : 'Référence du client'}
          maxLength={100}
        />
        <ReferencesQuote />
        {!kind.hasValidity && !nature.isCredit && <ReferencesPreceding />}
        {offered.map(({ key, label }) => (
          <DraftText key={key} path={`references.${key}`} label={label} maxLength={100} />
        ))}
      </div>
    </Disclosure>
  );
}

const OF_OFFERS = [
  { key: 'contract', label: 'N°\u00a0de contrat' },
  { key: 'tender', label: 'N°\u00a0de marché' },
  { key: 'project', label: 'Projet ou chantier' },
] as const;
const OF_INVOICES = [
  ...OF_OFFERS,
  { key: 'despatchAdvice', label: 'N°\u00a0de bon de livraison' },
  { key: 'receivingAdvice', label: 'N°\u00a0d’avis de réception' },
  { key: 'salesOrder', label: 'Votre n°\u00a0de commande' },
  { key: 'billedObject', label: 'Objet facturé' },
  { key: 'accounting', label: 'Imputation comptable du client' },
] as const;
