import { ChevronDown, ClipboardPaste, Plus } from 'lucide-react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { Line } from '#documents';
import { useLines } from './context.tsx';
import { afterMenuCloses } from './edit/focus-cell.ts';

export function AddLines() {
  const { store } = useEditor();
  const { view, actions, layout } = useLines();
  const { error } = useFieldMessages('lines');
  const id = fieldId('lines');
  const addLater = (kind: Line['kind']) => afterMenuCloses(() => actions.add(kind));
  return (
    <>
      {error && <FieldMessage id={`${id}-message`} tone="error" text={error} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          id={id}
          aria-describedby={error ? `${id}-message` : undefined}
          onClick={() => actions.add('item')}
          className="grow basis-full @md/lines:grow-0 @md/lines:basis-auto"
        >
          <Plus aria-hidden />
          Ajouter une ligne
        </Button>
        <Menu
          align="start"
          trigger={
            <Button className="grow px-3! @md/lines:grow-0">
              Section, texte…
              <ChevronDown aria-hidden className="-ml-1" />
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
            ...(layout.hasOptions
              ? [
                  {
                    label: 'Option',
                    detail: 'Proposée en plus, hors du total.',
                    onSelect: () => addLater('option'),
                  },
                  {
                    label: 'Variante',
                    detail: 'Un choix parmi plusieurs, hors du total.',
                    onSelect: () => addLater('variant'),
                  },
                ]
              : []),
            {
              label: 'Débours',
              detail: 'Une somme avancée pour le client, hors TVA.',
              onSelect: () => addLater('disbursement'),
            },
            { label: 'Saut de page', onSelect: () => addLater('page-break') },
          ]}
        />
        <Button
          className="grow px-3! @md/lines:grow-0"
          onClick={() =>
            view.set({ paste: { text: '', at: store.getState().draft.lines.length - 1 } })
          }
        >
          <ClipboardPaste aria-hidden />
          <span>
            Coller<span className="@max-md/lines:sr-only"> depuis un tableur</span>
          </span>
        </Button>
      </div>
    </>
  );
}
