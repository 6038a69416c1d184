import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';

/**
 * What is typed here is the user’s own data: browsers must not correct it. Its size does not depend on its text, and the browser is
 * told so while it is typed in: it lays out the field, not the page.
 */
export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      className={joinClasses(
        controlClasses,
        'h-10 focus:contain-layout focus:contain-size',
        className,
      )}
      {...props}
    />
  );
}
