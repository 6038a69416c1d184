import { ChevronDown } from 'lucide-react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';

/** A choice that drives a whole card, in the line of its title: as wide as what is chosen. */
export function PartyKindSelect({
  path,
  label,
  options,
  onSelect,
  describedBy,
}: {
  path: string;
  label: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
  describedBy?: string;
}) {
  const { touched } = useEditor();
  const value = useTextAt(path);
  return (
    <div className="relative -mr-2 min-w-0">
      <select
        id={fieldId(path)}
        aria-label={label}
        aria-describedby={describedBy}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
        onBlur={() => touched.touch(path)}
        className="field-sizing-content h-8 max-w-full cursor-pointer appearance-none truncate rounded-control bg-surface pr-7 pl-2 text-right text-base text-ink-soft transition-colors hover:bg-hover hover:text-ink sm:text-sm"
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
