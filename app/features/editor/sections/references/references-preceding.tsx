import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import type { Subtype } from '#documents';

export function ReferencesPreceding() {
  const subtype = useDraft((draft) => draft.subtype);
  return (
    <div className="sm:col-span-2">
      <DraftList
        path="references.preceding"
        legend={LEGENDS[subtype] ?? 'Factures liées'}
        help={HELPS[subtype]}
        entryName="Facture"
        addLabel="Ajouter une facture"
        create={() => ({ number: '' })}
        max={subtype === 'corrective' ? 1 : undefined}
      >
        {(path) => (
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <DraftText path={`${path}.number`} />
            <DraftDate path={`${path}.issueDate`} />
          </div>
        )}
      </DraftList>
    </div>
  );
}

const LEGENDS: Partial<Record<Subtype, string>> = {
  corrective: 'Facture rectifiée',
  final: 'Factures d’acompte',
};
const HELPS: Partial<Record<Subtype, string>> = {
  corrective: 'Cette facture l’annule et la remplace.',
  final: 'Leurs montants se déduisent plus bas, dans «\u00a0Remises, frais, acomptes\u00a0».',
};
