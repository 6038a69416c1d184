import { ChevronDown } from 'lucide-react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { type DraftPath, fieldAt } from '#documents';

/**
 * A discreet select, as wide as its chosen option, for a choice that most documents leave as it is.
 * A text of that width stands under it: browsers make a select as wide as its longest option.
 */
export function QuietSelect({
  path,
  label,
  options,
  onSelect,
  describedBy,
}: {
  path: DraftPath;
  label?: string;
  options: readonly { value: string; label: string }[];
  /** Replaces the write of the value at `path`. */
  onSelect?: ((value: string) => void) | undefined;
  describedBy?: string;
}) {
  const { store, touched } = useEditor();
  const value = useTextAt(path);
  return (
    <div className="relative -mr-2 h-8 min-w-0 text-base sm:text-sm">
      <span aria-hidden className="invisible block truncate pr-8 pl-2">
        {options.find((option) => option.value === value)?.label}
      </span>
      <select
        id={fieldId(path)}
        aria-label={label ?? fieldAt(path).label}
        aria-describedby={describedBy}
        value={value}
        onChange={({ target }) =>
          onSelect ? onSelect(target.value) : store.set(path, target.value)
        }
        onBlur={() => touched.touch(path)}
        className="absolute inset-0 w-full cursor-pointer appearance-none truncate rounded-control bg-surface pr-7 pl-2 text-right text-ink-soft transition-colors hover:bg-hover hover:text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-2 right-2 size-4 text-ink-soft"
      />
    </div>
  );
}
