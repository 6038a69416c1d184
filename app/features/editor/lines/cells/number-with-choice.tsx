import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldAria } from '#app/ui/fields/field.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';

/**
 * A number and its unit in one control: « 3 | j », « 10 | % ». A transparent native select covers
 * the short unit.
 */
export function NumberWithChoice({
  aria,
  text,
  placeholder,
  isLocked = false,
  onChange,
  onBlur,
  choice,
  children,
}: {
  aria: FieldAria;
  text: string;
  placeholder?: string;
  isLocked?: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  choice: {
    id: string;
    label: string;
    value: string;
    /** The visible abbreviation of the chosen unit. */
    short: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
    isInvalid?: boolean;
  };
  children: ReactNode;
}) {
  const room = ROOM[roomOf(choice.short)];
  return (
    // Stacked in one grid cell: positioned elements would create layers, a hundred on a page of
    // lines.
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      <div>
        <NumberInput
          {...aria}
          placeholder={placeholder}
          readOnly={isLocked}
          value={text}
          onText={onChange}
          onBlur={onBlur}
          className={`${room.input} ${isLocked ? 'bg-paper! text-ink-soft!' : ''}`}
        />
      </div>
      <span
        className={`my-px mr-px grid grid-cols-1 justify-self-end rounded-r-control border-l border-rule text-ink-soft *:col-start-1 *:row-start-1 has-focus-visible:outline-2 has-focus-visible:outline-primary ${room.choice}`}
      >
        <span aria-hidden className="flex items-center justify-end gap-0.5 pr-2 @xl/lines:pr-1">
          <span className="truncate">{choice.short}</span>
          <ChevronDown className={`size-3 shrink-0 ${room.arrow}`} />
        </span>
        <select
          id={choice.id}
          aria-label={choice.label}
          aria-invalid={choice.isInvalid || undefined}
          value={choice.value}
          disabled={isLocked}
          onChange={(event) => choice.onChange(event.target.value)}
          onBlur={choice.onBlur}
          className="w-full min-w-0 cursor-pointer appearance-none opacity-0"
        >
          {children}
        </select>
      </span>
    </div>
  );
}

const ROOM = {
  none: { input: 'pl-2! pr-10! @xl/lines:pr-7!', choice: 'w-8 @xl/lines:w-5', arrow: '' },
  short: {
    input: 'pl-2! pr-11! @xl/lines:pr-9! @xl/lines:pl-1!',
    choice: 'w-10 @xl/lines:w-8',
    arrow: '',
  },
  // A row has no room for an arrow beside a code or a long word.
  code: {
    input: 'pl-2! pr-14! @xl/lines:pr-9! @xl/lines:pl-1!',
    choice: 'w-13 @xl/lines:w-9',
    arrow: 'hidden',
  },
  long: {
    input: 'pl-2! pr-14! @xl/lines:pr-12!',
    choice: 'w-13 @xl/lines:w-11',
    arrow: 'hidden',
  },
};

function roomOf(word: string): keyof typeof ROOM {
  if (word === '') return 'none';
  if (/^[A-Z]{3}$/.test(word)) return 'code';
  return word.length > 2 ? 'long' : 'short';
}
