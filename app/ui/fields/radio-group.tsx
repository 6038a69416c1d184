import type { ReactNode } from 'react';

export function RadioGroup<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
}: {
  /** Unique on the page. */
  name: string;
  label: string;
  value: Value | undefined;
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[];
  onChange: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex cursor-pointer gap-2.5 py-1">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-0.5 size-5 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors checked:border-6 checked:border-primary"
          />
          <span className="min-w-0">
            {option.label}
            {option.help && <span className="block text-sm text-ink-soft">{option.help}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
