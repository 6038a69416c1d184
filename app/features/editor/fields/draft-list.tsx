import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type EntryPath, fieldAt, type ListPath, maxItemsAt } from '#documents';
import { DraftGroup } from './draft-group.tsx';

/** Entries to add and remove. The focus moves to an added entry, and next to a removed one. */
export function DraftList<Path extends ListPath>({
  path,
  legend,
  isLegendHidden,
  help,
  entryName,
  addLabel,
  create,
  max,
  children,
}: {
  path: Path;
  legend?: string | undefined;
  isLegendHidden?: boolean;
  help?: ReactNode;
  /** « Remise », read with its rank by screen readers. */
  entryName: string;
  addLabel: string;
  create: () => unknown;
  /** Below the maximum of the model. */
  max?: number | undefined;
  children: (path: EntryPath<Path>, index: number) => ReactNode;
}) {
  const { store } = useEditor();
  const count = useDraft((draft) => entriesAt(draft, path).length);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // Rendered synchronously, so that the next key finds the focus in place.
  const change = (alter: (entries: readonly unknown[]) => readonly unknown[] | undefined) =>
    flushSync(() => store.update((draft) => setAt(draft, path, alter(entriesAt(draft, path)))));
  const add = () => {
    change((entries) => [...entries, create()]);
    focusFirst(list.current?.lastElementChild);
  };
  const remove = (index: number) => {
    change((entries) => {
      const rest = entries.filter((_, position) => position !== index);
      return rest.length === 0 && fieldAt(path).presence === 'optional' ? undefined : rest;
    });
    addButton.current?.focus();
  };
  return (
    <DraftGroup path={path} legend={legend} isLegendHidden={isLegendHidden} help={help}>
      <div ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <DraftGroup
            // Entries have no identity: each field reads the draft by index.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            path={`${path}[${index}]`}
            legend={`${entryName} ${index + 1}`}
            isLegendHidden
            className="mb-3 border-b border-rule pb-3"
          >
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">{children(`${path}[${index}]`, index)}</div>
              <IconButton
                label={`Retirer ${entryName.toLowerCase()} ${index + 1}`}
                className="mt-6.25"
                onClick={() => remove(index)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          </DraftGroup>
        ))}
      </div>
      {count < (max ?? maxItemsAt(path)) && (
        <Button ref={addButton} size="sm" onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </DraftGroup>
  );
}

function entriesAt(draft: unknown, path: ListPath): readonly unknown[] {
  const entries = getAt(draft, path);
  return Array.isArray(entries) ? entries : [];
}

function focusFirst(entry: Element | null | undefined): void {
  entry?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
