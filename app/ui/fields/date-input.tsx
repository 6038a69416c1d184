import { Calendar } from 'lucide-react';
import { useRef } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

/**
 * A date typed as text (« jj/mm/aaaa »), with the browser’s calendar behind a button. The caller
 * parses the text; the calendar gives YYYY-MM-DD.
 */
export function DateInput({
  date,
  onPick,
  className,
  ...props
}: Omit<TextInputProps, 'type'> & {
  /** The date at which the calendar opens, YYYY-MM-DD. */
  date: string | undefined;
  onPick: (date: string) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={joinClasses('relative', className)}>
      <TextInput inputMode="numeric" placeholder="jj/mm/aaaa" className="pr-11" {...props} />
      <input
        ref={picker}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        tabIndex={-1}
        aria-hidden
        value={date ?? ''}
        onChange={(event) => event.target.value && onPick(event.target.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-10 opacity-0"
      />
      <IconButton
        label="Ouvrir le calendrier"
        size="sm"
        disabled={props.disabled}
        className="absolute top-1 right-1"
        onClick={() => picker.current?.showPicker()}
      >
        <Calendar aria-hidden />
      </IconButton>
    </div>
  );
}
