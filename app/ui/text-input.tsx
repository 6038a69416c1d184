import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';

/** What is typed here is the user’s own data: browsers must not correct it. */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      className={joinClasses(controlClasses, 'h-10', className)}
      {...props}
    />
  );
}
