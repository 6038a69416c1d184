import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { getAt, setAt } from '#app/features/editor/store/path.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type DraftField, type EntryPath, fieldAt, type ListPath } from '#documents';
import { DraftGroup } from './draft-group.tsx';

/**
 * Entries to add and to remove: discounts, instalments, documents. The focus follows what is added
 * and what goes.
 */
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
  legend: string;
  isLegendHidden?: boolean;
  help?: ReactNode;
  /** « Remise », read with its number by screen readers. */
  entryName: string;
  addLabel: string;
  create: () => unknown;
  /** Fewer than the model holds. */
  max?: number;
  children: (path: EntryPath<Path>, index: number) => ReactNode;
}) {
  const field = fieldAt(path);
  const { store } = useEditor();
  const count = useDraft((draft) => entriesAt(draft, path).length);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // Painted before the press ends: the next key already finds the focus where it goes.
  const change = (alter: (entries: readonly unknown[]) => readonly unknown[] | undefined) =>
    flushSync(() => store.update((draft) => setAt(draft, path, alter(entriesAt(draft, path)))));
  const add = () => {
    change((entries) => [...entries, create()]);
    focusFirst(list.current?.lastElementChild);
  };
  const remove = (index: number) => {
    change((entries) => {
      const rest = entries.filter((_, position) => position !== index);
      return rest.length === 0 && field.presence === 'optional' ? undefined : rest;
    });
    addButton.current?.focus();
  };
  return (
    <DraftGroup path={path} legend={legend} isLegendHidden={isLegendHidden} help={help}>
      <div ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <DraftGroup
            // Entries have no identity of their own: every field reads the draft at its place.
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
      {count < (max ?? maxItemsOf(field.shape)) && (
        <Button ref={addButton} size="sm" onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </Button>
      )}
    </DraftGroup>
  );
}

function maxItemsOf(shape: DraftField['shape']): number {
  return shape.type === 'list' ? shape.maxItems : 0;
}

function entriesAt(draft: unknown, path: ListPath): readonly unknown[] {
  const entries = getAt(draft, path);
  return Array.isArray(entries) ? entries : [];
}

function focusFirst(entry: Element | null | undefined): void {
  entry?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
