import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';
import { type Echoed, useEchoedText } from './use-echoed-text.ts';

/**
 * Grows with its text by CSS (`field-sizing`); where browsers cannot, one drags it larger.
 */
export function TextArea({
  className,
  rows = 2,
  onText,
  value,
  ...props
}: ComponentProps<'textarea'> & {
  /** Replaces `onChange` on pages that have much to render for a text. */
  onText?: Echoed['onText'];
}) {
  const shared = {
    rows,
    className: joinClasses(
      controlClasses,
      'field-sizing-content max-h-96 min-h-10 resize-none py-1.75 not-supports-[field-sizing:content]:resize-y',
      className,
    ),
  };
  if (onText)
    return <EchoedTextArea {...shared} {...props} text={String(value ?? '')} echoed={{ onText }} />;
  return <textarea {...shared} {...(value !== undefined && { value })} {...props} />;
}

function EchoedTextArea({
  text,
  echoed,
  ...props
}: ComponentProps<'textarea'> & { text: string; echoed: Echoed }) {
  return <textarea {...props} {...useEchoedText<HTMLTextAreaElement>(text, echoed)} />;
}
