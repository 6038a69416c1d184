import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { controlClasses } from './control-classes.ts';
import { type Echoed, useEchoedText } from './use-echoed-text.ts';

/** `onText` replaces `onChange` on pages that have much to render for a text. */
export type TextInputProps = ComponentProps<'input'> & Partial<Echoed>;

/**
 * Autocorrection is off: this is the user’s own data. Layout containment while typing: the browser
 * lays out the field, not the page.
 */
export function TextInput({ className, onText, moveCaret, value, ...props }: TextInputProps) {
  const classes = joinClasses(
    controlClasses,
    'h-10 focus:contain-layout focus:contain-size',
    className,
  );
  const shared = { type: 'text', autoComplete: 'off', spellCheck: false, className: classes };
  if (onText)
    return (
      <EchoedInput
        {...shared}
        {...props}
        text={String(value ?? '')}
        echoed={{ onText, moveCaret }}
      />
    );
  return <input {...shared} {...(value !== undefined && { value })} {...props} />;
}

function EchoedInput({
  text,
  echoed,
  ...props
}: ComponentProps<'input'> & { text: string; echoed: Echoed }) {
  return <input {...props} {...useEchoedText<HTMLInputElement>(text, echoed)} />;
}
