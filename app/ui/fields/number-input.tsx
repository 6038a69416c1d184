import { joinClasses } from '#app/lib/join-classes.ts';
import { noteArrival, selectOnArrival, selectOnFocus } from './select-on-arrival.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

/**
 * A number typed as text, right-aligned, followed by its unit (`suffix`). Getting the focus selects
 * the text, so that typing replaces it.
 */
export function NumberInput({
  suffix,
  className,
  onFocus,
  ...props
}: Omit<TextInputProps, 'type' | 'onPointerDown' | 'onClick'> & { suffix?: string | undefined }) {
  const input = (
    <TextInput
      inputMode="decimal"
      className={joinClasses('text-right', roomOf(suffix), className)}
      onPointerDown={(event) => noteArrival(event.currentTarget)}
      onFocus={(event) => {
        selectOnFocus(event.currentTarget);
        onFocus?.(event);
      }}
      onClick={(event) => selectOnArrival(event.currentTarget)}
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

/** Beside « € » or « % »; beside the code of a currency. */
function roomOf(suffix = ''): string {
  if (suffix === '') return '';
  return suffix.length > 1 ? 'pr-14' : 'pr-8';
}
