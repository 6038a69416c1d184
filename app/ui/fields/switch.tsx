export function Switch({
  id,
  label,
  help,
  isOn,
  isDisabled = false,
  onChange,
}: {
  id: string;
  label: string;
  help: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange?: (isOn: boolean) => void;
}) {
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-help`} className="text-sm text-ink-soft">
          {help}
        </p>
      </div>
      <input
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-help`}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.target.checked)}
        className="relative mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-control bg-surface transition-colors before:absolute before:top-1/2 before:left-1 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-control before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-4.5 checked:before:bg-on-primary disabled:cursor-not-allowed disabled:opacity-60"
      />
    </div>
  );
}
