import { DraftDate } from '#app/features/editor/fields/draft-date.tsx';
import { DraftList } from '#app/features/editor/fields/draft-list.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';

/** The invoices that an avoir reduces (CGI 289, I-5). */
export function CreditOrigin() {
  return (
    <DraftList
      path="references.preceding"
      legend="Factures d’origine"
      isLegendHidden
      entryName="Facture"
      addLabel="Ajouter une facture"
      create={() => ({ number: '' })}
    >
      {(path) => (
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <DraftText path={`${path}.number`} label="Numéro de la facture" isRequired />
          <DraftDate path={`${path}.issueDate`} isRequired />
        </div>
      )}
    </DraftList>
  );
}
