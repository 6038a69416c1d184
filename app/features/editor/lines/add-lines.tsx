import { ChevronDown, ClipboardPaste, Plus } from 'lucide-react';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/menu.tsx';
import type { Line } from '#documents';
import { useLines } from './lines-context.tsx';

/** What comes after the last line: one more, of any kind, or a whole table. */
export function AddLines() {
  const { store } = useEditor();
  const { view, actions } = useLines();
  // A menu gives the focus back to its button as it closes: what is added takes it after.
  const addLater = (kind: Line['kind']) => setTimeout(() => actions.add(kind));
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        data-add-line
        onClick={() => actions.add('item')}
        className="grow basis-full @md/lines:grow-0 @md/lines:basis-auto"
      >
        <Plus aria-hidden />
        Ajouter une ligne
      </Button>
      <Menu
        align="start"
        trigger={
          <Button className="grow @md/lines:grow-0">
            Section, texte…
            <ChevronDown aria-hidden />
          </Button>
        }
        entries={[
          {
            label: 'Section',
            detail: 'Un titre et le total des lignes qui suivent.',
            onSelect: () => addLater('section'),
          },
          {
            label: 'Sous-total',
            detail: 'La somme depuis la dernière section.',
            onSelect: () => addLater('subtotal'),
          },
          { label: 'Texte libre', onSelect: () => addLater('comment') },
          {
            label: 'Débours',
            detail: 'Une somme avancée pour le client, hors TVA.',
            onSelect: () => addLater('disbursement'),
          },
          { label: 'Saut de page', onSelect: () => addLater('page-break') },
        ]}
      />
      <Button
        className="grow @md/lines:grow-0"
        onClick={() =>
          view.set({ paste: { text: '', at: store.getState().draft.lines.length - 1 } })
        }
      >
        <ClipboardPaste aria-hidden />
        <span>
          Coller <span className="max-sm:sr-only">depuis </span>
          <span className="sm:hidden" aria-hidden>
            d’
          </span>
          un tableur
        </span>
      </Button>
    </div>
  );
}
