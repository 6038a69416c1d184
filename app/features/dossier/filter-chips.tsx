import { Check } from 'lucide-react';

/** Several values may be selected; none selects all. */
export function FilterChips<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  if (options.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: text }) => {
        const isChosen = chosen.includes(value);
        const next = isChosen ? chosen.filter((one) => one !== value) : [...chosen, value];
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(next)}
            className={`inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-sm transition-colors ${isChosen ? 'border-primary bg-primary-soft font-semibold text-primary' : 'border-control bg-surface hover:bg-hover'}`}
          >
            {isChosen && <Check aria-hidden className="size-3.5" />}
            {text}
          </button>
        );
      })}
    </fieldset>
  );
}
