import { sayWhenFull } from '#app/features/editor/fields/say-when-full.ts';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { Combobox } from '#app/ui/fields/combobox.tsx';
import { hasPrice, maxLengthAt } from '#documents';
import { LineCell } from './line-cell.tsx';

export function NameCell({ index }: { index: number }) {
  const path = `lines[${index}].name` as const;
  const { store, touched } = useEditor();
  const { actions, layout } = useLines();
  const name = useTextAt(path);
  const messages = useFieldMessages(path, undefined, sayWhenFull(name, MAX_LENGTH));
  const suggest = async (text: string) => {
    const { findArticles } = await fetchPart(loadSuggestions);
    const readDraft = () => store.getState().draft;
    return findArticles(text, { readDraft, index, currency: layout.currency });
  };
  return (
    <LineCell
      path={path}
      column="name"
      lineNumber={index + 1}
      messages={messages}
      className="@max-xl/lines:col-span-full"
    >
      {(aria) => (
        <Combobox
          {...aria}
          value={name}
          maxLength={MAX_LENGTH}
          // While typed, a long name spreads over the next cells without a layout of the row around
          // it.
          className="@xl/lines:focus-within:z-10 @xl/lines:focus-within:h-10 @xl/lines:focus-within:contain-layout @xl/lines:focus-within:contain-size [&_input]:text-ellipsis @xl/lines:[&_input]:focus:relative @xl/lines:[&_input]:focus:z-10 @xl/lines:[&_input]:focus:contain-none @xl/lines:[&_input]:focus:field-sizing-content @xl/lines:[&_input]:focus:w-auto @xl/lines:[&_input]:focus:min-w-full @xl/lines:[&_input]:focus:max-w-104"
          onChange={(text) => store.set(path, text)}
          onBlur={() => touched.touch(path)}
          suggest={suggest}
          onPick={({ applyTo }) => {
            const line = store.getState().draft.lines[index];
            if (!line || !hasPrice(line)) return;
            actions.replace(index, applyTo(line));
            actions.goTo(index, 'quantity');
          }}
        />
      )}
    </LineCell>
  );
}

const loadSuggestions = () => import('./find-articles.ts');
if (!import.meta.env.SSR) fetchWhenUsed(loadSuggestions);

const MAX_LENGTH = maxLengthAt('lines[0].name');
