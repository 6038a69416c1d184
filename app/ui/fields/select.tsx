import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';

/**
 * The native list: nothing works better on a phone. `autoComplete` is off because the page restores
 * its own choice on reload. `className` applies to the frame.
 */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <div className={joinClasses('relative', className)}>
      <select
        autoComplete="off"
        className={joinClasses(controlClasses, 'h-10 cursor-pointer appearance-none truncate pr-9')}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-3 right-3 size-4 text-ink-soft"
      />
    </div>
  );
}
