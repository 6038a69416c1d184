import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

export function Checkbox({
  label,
  help,
  id,
  ...props
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  id: string;
  label: ReactNode;
  help?: ReactNode;
}) {
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className="flex gap-2.5 py-1">
      <span className="relative mt-0.5 size-5 shrink-0">
        <input
          type="checkbox"
          id={id}
          aria-describedby={helpId}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm border border-control bg-surface transition-colors after:absolute after:-inset-1 checked:border-primary checked:bg-primary disabled:cursor-not-allowed disabled:opacity-50"
          {...props}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute inset-0.75 hidden size-3.5 text-on-primary peer-checked:block"
        />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {help && (
          <p id={helpId} className="text-sm text-ink-soft">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
