import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { looksLikeTable } from '#app/lib/encoding/parse-table.ts';
import { useLines } from './context.tsx';
import { handleGridKey } from './edit/handle-grid-key.ts';
import { placeOf } from './edit/place-of.ts';
import { LinesHead } from './head.tsx';
import { LineRow } from './rows/row.tsx';
import { useRooms } from './use-rooms.ts';

export function LinesGrid({ keys }: { keys: readonly string[] }) {
  const { store } = useEditor();
  const { view, actions } = useLines();
  const rooms = useRooms();
  if (keys.length === 0) {
    return (
      <p className="border-t border-rule py-4 text-ink-soft">
        Ajoutez une première ligne{'\u00a0'}: ce que vous vendez, en quelle quantité, à quel prix.
      </p>
    );
  }
  return (
    <div style={rooms}>
      <LinesHead />
      {/* Keys and paste events bubble here from the focused fields. */}
      <ol
        aria-labelledby="lines-title"
        className="relative border-b border-rule"
        // A card shown open because it was empty must stay open once filled.
        onFocus={(event) => {
          const place = placeOf(event.target);
          const key = place?.column ? keys[place.index] : undefined;
          if (key) view.open('openCards', key);
        }}
        onKeyDown={(event) => handleGridKey(event, actions, store.getState().draft.lines)}
        onPaste={(event) => {
          const place = placeOf(event.target);
          const text = event.clipboardData.getData('text/plain');
          if (place?.column !== 'name' || !looksLikeTable(text)) return;
          if (event.target instanceof HTMLTextAreaElement) return;
          event.preventDefault();
          view.set({ paste: { text, at: place.index } });
        }}
      >
        {keys.map((key, index) => (
          <LineRow key={key} index={index} lineKey={key} isAmongMany={keys.length > MANY} />
        ))}
      </ol>
    </div>
  );
}

/** Above this count, rows far from the window are not rendered in full. */
const MANY = 12;
