import { useEffect, useRef } from 'react';

/** The focus stays in the combobox’s input. */
export function ComboboxList<Option extends { id: string; label: string; detail?: string }>({
  id,
  options,
  active,
  isAbove,
  isFromRight,
  note,
  onPick,
}: {
  id: string;
  options: readonly Option[];
  active: number;
  isAbove: boolean;
  isFromRight: boolean;
  note?: string | undefined;
  onPick: (option: Option) => void;
}) {
  const activeOption = useRef<HTMLDivElement>(null);
  // Syncs the page’s scroll position with the keyboard.
  useEffect(() => {
    if (active >= 0) activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className={`absolute z-30 max-h-64 w-max min-w-full max-w-[min(24rem,calc(100vw-2rem))] overflow-y-auto overscroll-contain rounded-card border border-rule bg-surface p-1 shadow-float ${isAbove ? 'bottom-full mb-1' : 'top-full mt-1'} ${isFromRight ? 'right-0' : 'left-0'}`}
    >
      <div id={id} role="listbox" aria-label="Suggestions">
        {options.map((option, index) => (
          // The input handles the keyboard (aria-activedescendant): options only react to the
          // pointer.
          // biome-ignore lint/a11y/useKeyWithClickEvents: see above
          <div
            key={option.id}
            ref={index === active ? activeOption : undefined}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
            className="cursor-pointer rounded-sm px-2.5 py-1.5 hover:bg-hover aria-selected:bg-primary-soft"
          >
            {option.label}
            {option.detail && <span className="block text-sm text-ink-soft">{option.detail}</span>}
          </div>
        ))}
      </div>
      {note && (
        <p className="mt-1 w-0 min-w-full border-t border-rule px-2.5 py-1.5 text-sm text-ink-soft">
          {note}
        </p>
      )}
    </div>
  );
}
