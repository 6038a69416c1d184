import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

export function RecordSearch({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}) {
  // The address lags behind what is typed: until it follows, the field shows its own text.
  const [typed, setTyped] = useState({ text: value, from: value });
  const text = typed.from === value || typed.text === value ? typed.text : value;
  const write = (next: string) => {
    setTyped({ text: next, from: value });
    onChange(next);
  };
  return (
    <search className="mt-3 block sm:mt-6">
      <div className="relative max-w-md">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-2.75 left-3 size-4.5 text-ink-soft"
        />
        <TextInput
          aria-label={label}
          placeholder={placeholder}
          className="pr-11 pl-10"
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        {text !== '' && (
          <IconButton
            label="Effacer la recherche"
            size="sm"
            className="absolute top-1 right-1"
            onClick={() => write('')}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </search>
  );
}
