import { Check } from 'lucide-react';

/** `label` names the row for screen readers. */
export function TickBox({
  label,
  isTicked,
  onTick,
}: {
  label: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}) {
  return (
    <span className="relative size-5 shrink-0">
      <input
        type="checkbox"
        aria-label={label}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-control bg-surface transition-colors after:absolute after:-inset-2 checked:border-primary checked:bg-primary"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.75 hidden size-3.5 text-on-primary peer-checked:block"
      />
    </span>
  );
}
