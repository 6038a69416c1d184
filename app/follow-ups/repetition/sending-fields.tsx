import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { checkValue } from '#documents';

/** Whether an account issues and sends what it prepares; `sendsTo` is null where it does not. */
export function SendingFields({
  id,
  sendsTo,
  proposed,
  error,
  onChange,
}: {
  id: string;
  sendsTo: string | null;
  /** The address of the client, or an empty text. */
  proposed: string;
  error: string | false | null;
  onChange: (sendsTo: string | null) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id={`${id}-sending`} label="À sa date">
        {(aria) => (
          <Select
            {...aria}
            value={sendsTo === null ? 'wait' : 'send'}
            onChange={({ target }) => onChange(target.value === 'send' ? proposed : null)}
          >
            <option value="wait">Je le relis et l’émets</option>
            <option value="send">Il part tout seul</option>
          </Select>
        )}
      </Field>
      {sendsTo !== null && (
        <Field id={`${id}-sends-to`} label="E-mail du client" error={error ?? false}>
          {(aria) => (
            <TextInput
              {...aria}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={sendsTo}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** The error of the address, in French; null without one, and where none is needed. */
export function explainSendsTo(sendsTo: string | null): string | null {
  if (sendsTo === null) return null;
  const email = sendsTo.trim();
  if (email === '') return 'Saisissez l’adresse de votre client.';
  return checkValue('email', email).error ?? null;
}
