import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { type DraftPath, requireKind } from '#documents';

/** A renamed title keeps the words that the law requires. */
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
        {LABELS.filter(({ isOfLines }) => hasLines || !isOfLines).map(({ name, usual }) => (
          <DraftText
            key={name}
            path={`style.labels.${name}`}
            placeholder={isFrench ? usual : undefined}
          />
        ))}
        <p className="text-sm text-ink-soft sm:col-span-2">
          Laissez vide pour garder l’intitulé d’usage. HT, TTC et TVA sont ajoutés s’ils manquent.
        </p>
      </div>
    </Disclosure>
  );
}

const PATHS: readonly DraftPath[] = ['style.labels'];
const LABELS = [
  { name: 'addressee', usual: 'Facturé à', isOfLines: false },
  { name: 'name', usual: 'Désignation', isOfLines: true },
  { name: 'quantity', usual: 'Qté', isOfLines: true },
  { name: 'unitPrice', usual: 'Prix HT', isOfLines: true },
  { name: 'lineTotal', usual: 'Total HT', isOfLines: true },
  { name: 'discount', usual: 'Remise', isOfLines: true },
  { name: 'vatRate', usual: 'TVA', isOfLines: true },
  { name: 'reference', usual: 'Réf.', isOfLines: true },
  { name: 'date', usual: 'Date', isOfLines: true },
  { name: 'unit', usual: 'Unité', isOfLines: true },
  { name: 'supply', usual: 'Prestation', isOfLines: true },
  { name: 'dueDate', usual: 'Échéance', isOfLines: true },
  { name: 'finalAmount', usual: 'Net à payer', isOfLines: true },
] as const;
