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
  const room = choice.short.length > 2 ? ROOM.long : ROOM.short;
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
        className={`absolute inset-y-px right-px flex items-center justify-end gap-0.5 rounded-r-control pr-1 text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-primary ${room.choice}`}
      >
        <span aria-hidden className="truncate">
          {choice.short}
        </span>
        <ChevronDown aria-hidden className="size-3 shrink-0" />
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
  short: { input: 'pl-2! pr-9! @xl/lines:pr-8!', choice: 'w-9 @xl/lines:w-8' },
  long: { input: 'pl-2! pr-15! @xl/lines:pr-13!', choice: 'w-15 @xl/lines:w-13' },
};
