import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClasses } from '#app/ui/fields/control-classes.ts';

export function CompactSelect({ children, ...props }: ComponentProps<'select'>) {
  return (
    <div className="relative @xl/lines:static">
      <select
        className={`${controlClasses} h-10 cursor-pointer appearance-none truncate @xl/lines:pr-1! @xl/lines:pl-2!`}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 size-4 text-ink-soft @xl/lines:hidden"
      />
    </div>
  );
}
