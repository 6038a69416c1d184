import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { requireKind } from '#documents';

/**
 * What columns and titles are called; the words that the law wants are added to a name that leaves
 * them out.
 */
export function StyleLabels() {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  const count = useDraft(({ style }) => Object.values(style.labels ?? {}).filter(Boolean).length);
  const hasLines = useDraft(({ kind }) => requireKind(kind).hasLines);
  const isFrench = useDraft(({ language }) => language === 'fr');
  useReveal(PATHS, () => setToggled(true));
  return (
    <Disclosure
      title="Intitulés"
      summary={count === 0 ? 'Ceux d’usage' : `${count} modifié${count > 1 ? 's' : ''}`}
      level={3}
      isOpen={isToggled ?? false}
      onToggle={setToggled}
    >
      <div className="grid items-start gap-4 pb-2 sm:grid-cols-2">
        {LABELS.filter(({ isOfLines }) => hasLines || !isOfLines).map(({ name, label, usual }) => (
          <DraftText
            key={name}
            path={`style.labels.${name}`}
            label={label}
            placeholder={isFrench ? usual : undefined}
            maxLength={24}
          />
        ))}
        <p className="text-sm text-ink-soft sm:col-span-2">
          Laissez vide pour garder l’intitulé d’usage. HT, TTC et TVA sont ajoutés s’ils manquent.
        </p>
      </div>
    </Disclosure>
  );
}

const PATHS = ['style.labels'];
const LABELS = [
  { name: 'addressee', label: 'Au-dessus du client', usual: 'Facturé à', isOfLines: false },
  { name: 'name', label: 'Colonne des désignations', usual: 'Désignation', isOfLines: true },
  { name: 'quantity', label: 'Colonne des quantités', usual: 'Qté', isOfLines: true },
  { name: 'unitPrice', label: 'Colonne des prix', usual: 'Prix HT', isOfLines: true },
  { name: 'lineTotal', label: 'Colonne des totaux', usual: 'Total HT', isOfLines: true },
  { name: 'discount', label: 'Colonne des remises', usual: 'Remise', isOfLines: true },
  { name: 'vatRate', label: 'Colonne de la TVA', usual: 'TVA', isOfLines: true },
  { name: 'reference', label: 'Colonne des références', usual: 'Réf.', isOfLines: true },
  { name: 'date', label: 'Colonne des dates', usual: 'Date', isOfLines: true },
  { name: 'unit', label: 'Colonne des unités', usual: 'Unité', isOfLines: true },
  { name: 'supply', label: 'Date de réalisation', usual: 'Prestation', isOfLines: true },
  { name: 'dueDate', label: 'Date d’échéance', usual: 'Échéance', isOfLines: true },
  { name: 'finalAmount', label: 'Dernier montant', usual: 'Net à payer', isOfLines: true },
];
