import { Ellipsis } from 'lucide-react';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { afterMenuCloses } from '#app/features/editor/lines/edit/focus-cell.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import type { MenuEntry } from '#app/ui/overlays/menu-entry.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { isEmptyLine } from '#documents';

export function LineMenu({
  index,
  entries = [],
}: {
  index: number;
  entries?: readonly MenuEntry[];
}) {
  const { store } = useEditor();
  const { actions } = useLines();
  const count = useDraft(({ lines }) => lines.length);
  const remove = () => {
    const line = store.getState().draft.lines[index];
    actions.removeFromMenu(index);
    if (line && !isEmptyLine(line))
      showToast(`Ligne ${index + 1} supprimée`, {
        action: { label: 'Annuler', onClick: store.undo },
      });
  };
  return (
    <Menu
      trigger={
        <Button
          data-line-menu
          variant="quiet"
          size="icon"
          aria-label={`Actions de la ligne ${index + 1}`}
          className="@xl/lines:w-7!"
        >
          <Ellipsis aria-hidden />
        </Button>
      }
      entries={[
        ...entries,
        ...(entries.length > 0 ? (['separator'] as const) : []),
        { label: 'Dupliquer', shortcut: 'Ctrl D', onSelect: () => actions.duplicate(index) },
        {
          label: 'Monter',
          shortcut: 'Alt ↑',
          isDisabled: index === 0,
          onSelect: () => actions.move(index, index - 1),
        },
        {
          label: 'Descendre',
          shortcut: 'Alt ↓',
          isDisabled: index === count - 1,
          onSelect: () => actions.move(index, index + 1),
        },
        {
          label: 'Insérer une ligne au-dessous',
          shortcut: 'Ctrl ↵',
          onSelect: () => afterMenuCloses(() => actions.add('item', index + 1)),
        },
        'separator',
        { label: 'Supprimer', isDanger: true, onSelect: remove },
      ]}
    />
  );
}
