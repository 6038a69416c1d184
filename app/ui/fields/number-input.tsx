import { joinClasses } from '#app/lib/join-classes.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A number typed as text, aligned as numbers are; `suffix` is the unit that follows it. */
export function NumberInput({
  suffix,
  className,
  ...props
}: Omit<TextInputProps, 'type'> & { suffix?: string }) {
  const input = (
    <TextInput
      inputMode="decimal"
      className={joinClasses('text-right', suffix ? 'pr-8' : '', className)}
      {...props}
    />
  );
  if (!suffix) return input;
  return (
    <div className="relative">
      {input}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft"
      >
        {suffix}
      </span>
    </div>
  );
}
