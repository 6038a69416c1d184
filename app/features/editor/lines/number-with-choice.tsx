import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldAria } from '#app/ui/field.tsx';
import { TextInput } from '#app/ui/text-input.tsx';

/**
 * A number and what it counts, in one control: « 3 | j », « 10 | % ». The browser’s own list lies over the short word.
 */
export function NumberWithChoice({
  aria,
  text,
  placeholder,
  onChange,
  onBlur,
  choice,
  children,
}: {
  aria: FieldAria;
  text: string;
  placeholder?: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  choice: {
    id: string;
    label: string;
    value: string;
    /** What is seen of it. */
    short: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
    isInvalid?: boolean;
  };
  /** The options. */
  children: ReactNode;
}) {
  const room = ROOM[roomOf(choice.short)];
  return (
    <div className="group/choice relative">
      <TextInput
        {...aria}
        inputMode="decimal"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        className={`text-right ${room.input}`}
      />
      <span
        className={`absolute inset-y-px right-px flex items-center justify-end gap-0.5 rounded-r-control pr-2 text-ink-soft @xl/lines:pr-1.5 has-focus-visible:outline-2 has-focus-visible:outline-primary ${room.choice}`}
      >
        <span aria-hidden className="truncate">
          {choice.short}
        </span>
        <ChevronDown
          aria-hidden
          className={`size-3 shrink-0 ${choice.short === '' ? REVEALED : HIDDEN_WHEN_WIDE}`}
        />
        <select
          id={choice.id}
          aria-label={choice.label}
          aria-invalid={choice.isInvalid || undefined}
          value={choice.value}
          onChange={(event) => choice.onChange(event.target.value)}
          onBlur={choice.onBlur}
          className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
        >
          {children}
        </select>
      </span>
    </div>
  );
}

const ROOM = {
  none: { input: 'pl-2! pr-8! @xl/lines:pr-5!', choice: 'w-8 @xl/lines:w-5' },
  short: { input: 'pl-2! pr-10! @xl/lines:pr-7!', choice: 'w-10 @xl/lines:w-7' },
  long: { input: 'pl-2! pr-18! @xl/lines:pr-12!', choice: 'w-18 @xl/lines:w-12' },
};

function roomOf(word: string): keyof typeof ROOM {
  if (word === '') return 'none';
  return word.length > 2 ? 'long' : 'short';
}

/** In a wide row there is no room for arrows: a word says that it can be changed, and an arrow shows where there is none. */
const HIDDEN_WHEN_WIDE = '@xl/lines:hidden';
const REVEALED =
  '@xl/lines:pointer-fine:opacity-0 group-focus-within/choice:opacity-100! group-hover/choice:opacity-100!';
