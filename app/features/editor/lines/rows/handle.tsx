import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useLines, useLinesView } from '#app/features/editor/lines/context.tsx';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { dragLine } from './drag-line.ts';

/**
 * Moves its line: dragged with a pointer, or picked up with Space, moved with the arrows and
 * dropped with Space.
 */
export function LineHandle({ index, lineKey }: { index: number; lineKey: string }) {
  const { store } = useEditor();
  const { view, actions } = useLines();
  const isGrabbed = useLinesView(view, ({ grabbed }) => grabbed?.key === lineKey);

  const grab = () => {
    view.set({ grabbed: { key: lineKey, origin: index } });
    view.announce(
      `Ligne ${index + 1} prise. Flèches pour la déplacer, Espace pour la poser, Échap pour annuler.`,
    );
  };
  const letGo = () => {
    view.set({ grabbed: null });
    view.announce(
      `Ligne posée en position ${index + 1} sur ${store.getState().draft.lines.length}`,
    );
  };
  const giveUp = () => {
    const origin = view.getState().grabbed?.origin ?? index;
    view.set({ grabbed: null });
    actions.move(index, origin);
    view.announce(`Déplacement annulé, ligne en position ${origin + 1}`);
  };
  const pressGrabbed = (key: string) => {
    const step = `grab-${lineKey}`;
    if (key === 'ArrowUp') actions.move(index, index - 1, step);
    else if (key === 'ArrowDown') actions.move(index, index + 1, step);
    else if (key === 'Escape') giveUp();
    else if (key === ' ' || key === 'Enter') letGo();
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isUsed = isGrabbed ? pressGrabbed(event.key) : event.key === ' ' || event.key === 'Enter';
    if (!isUsed) return;
    if (!isGrabbed) grab();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      aria-label={`Déplacer la ligne ${index + 1}`}
      aria-pressed={isGrabbed}
      onKeyDown={onKeyDown}
      onBlur={() => isGrabbed && view.set({ grabbed: null })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        const { currentTarget: handle, nativeEvent } = event;
        dragLine(nativeEvent, { handle, from: index, onDrop: (to) => actions.move(index, to) });
      }}
      className="float-left mr-1 -ml-2 flex h-10 w-6 cursor-grab touch-none items-center justify-center rounded-sm text-control hover:text-ink active:cursor-grabbing @xl/lines:-ml-7 aria-pressed:bg-primary-soft aria-pressed:text-primary"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
}
