import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { legalGuarantees } from '#documents';

/** Free text, with the legal wording one click away. */
export function QuoteGuarantees() {
  const { store } = useEditor();
  const text = useDraft(({ quote }) => quote?.guarantees ?? '');
  const legal = useDraft(legalGuarantees);
  const canInsert = legal !== '' && !text.includes(legal);
  const insert = () =>
    store.set('quote.guarantees', [text.trimEnd(), legal].filter(Boolean).join('\n'));
  return (
    <div>
      <DraftTextArea
        path="quote.guarantees"
        placeholder="Garanties, service après-vente, révision des prix"
      />
      {canInsert && (
        <Button size="sm" className="mt-2" onClick={insert}>
          Insérer les garanties légales
        </Button>
      )}
    </div>
  );
}
