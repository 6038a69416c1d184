import type { Client } from '#app/data/account/records/clients.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';

/** The language that a document takes when this client is chosen. */
export function ClientLanguage({
  language,
  onChange,
}: {
  language: Client['language'];
  onChange: (language: Client['language']) => void;
}) {
  return (
    <Card title="Documents">
      <Field id="client-language" label="Langue de ses documents">
        {(aria) => (
          <Select
            {...aria}
            value={language ?? ''}
            onChange={({ target }) =>
              onChange(OPTIONS.find(({ value }) => value === target.value)?.value)
            }
          >
            <option value="">Celle du document</option>
            {OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  );
}

const OPTIONS = [
  { value: 'fr', label: 'Français' },
  { value: 'en', label: 'Anglais' },
] as const;
