import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';
import { type Echoed, useEchoedText } from './use-echoed-text.ts';

/**
 * A text of several lines, as high as its text. The growth is in the style sheet (`field-sizing`),
 * and where it is unknown the control keeps its `rows` and scrolls.
 */
export function TextArea({
  className,
  rows = 2,
  onText,
  value,
  ...props
}: ComponentProps<'textarea'> & {
  /** Instead of `onChange`: for a page that has much to do with a text. */
  onText?: Echoed['onText'];
}) {
  const shared = {
    rows,
    className: joinClasses(
      controlClasses,
      'field-sizing-content max-h-96 min-h-10 resize-none py-1.75',
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
