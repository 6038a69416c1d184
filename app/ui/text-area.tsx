import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';

/**
 * A text of several lines, as high as its text. The growth is in the style sheet (`field-sizing`), and where it is
 * unknown the control keeps its `rows` and scrolls.
 */
export function TextArea({ className, rows = 2, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={joinClasses(
        controlClasses,
        'field-sizing-content max-h-96 min-h-10 resize-none py-1.75',
        className,
      )}
      {...props}
    />
  );
}
