import type { ReactNode } from 'react';

/** Two to four short options, all visible. Native radio buttons do the work. */
export function Segmented<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
  className = '',
}: {
  /** Unique on the page. */
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <fieldset
      aria-label={label}
      className={`inline-flex max-w-full rounded-control border border-rule bg-paper p-0.75 ${className}`}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex h-8 min-w-0 grow cursor-pointer items-center justify-center gap-1.5 rounded-sm border border-transparent px-3 text-center text-sm font-semibold text-ink-soft transition-colors hover:text-ink has-checked:border-control has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-primary [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {option.icon}
          <span className="truncate">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
