import { useId } from 'react';
import { DayField } from '#app/ui/fields/day-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import type { DocumentPage, DossierQuery } from '#documents/dossier';

export function MoreFilters({
  page: { sellers, clients },
  choice,
  onChange,
}: {
  page: DocumentPage;
  choice: DossierQuery;
  onChange: (change: Partial<DossierQuery>) => void;
}) {
  const id = useId();
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {(sellers.length > 1 || choice.seller) && (
        <Field id={`${id}-seller`} label="Entreprise">
          {(aria) => (
            <Select
              {...aria}
              value={choice.seller ?? ''}
              onChange={({ target }) => onChange({ seller: target.value })}
            >
              <option value="">Toutes</option>
              {sellers.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {(clients.length > 1 || choice.client) && (
        <Field id={`${id}-client`} label="Client">
          {(aria) => (
            <Select
              {...aria}
              value={choice.client ?? ''}
              onChange={({ target }) => onChange({ client: target.value })}
            >
              <option value="">Tous</option>
              {clients.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {(['from', 'to'] as const).map((end) => (
        <DayField
          key={end}
          id={`${id}-${end}`}
          label={end === 'from' ? 'Émis à partir du' : 'Émis jusqu’au'}
          value={choice[end] ?? ''}
          onChange={(day) => onChange({ [end]: day })}
        />
      ))}
    </div>
  );
}
