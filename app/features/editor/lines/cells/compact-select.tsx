import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClasses } from '#app/ui/fields/control-classes.ts';

export function CompactSelect({ children, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative @xl/lines:static">
      <select
        className={`${controlClasses} h-10 cursor-pointer appearance-none truncate pr-6! pl-2! @xl/lines:pr-1!`}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-1.5 size-4 text-ink-soft @xl/lines:hidden"
      />
    </div>
  );
}
