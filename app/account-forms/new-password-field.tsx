import { useState } from 'react';
import { Field } from '#app/ui/fields/field.tsx';
import { PasswordInput } from '#app/ui/fields/password-input.tsx';
import { judgePassword } from './judge-password.ts';

/** Shows the strength of the password while it is typed, in words and by a bar. */
export function NewPasswordField({
  id,
  name = 'password',
  label = 'Mot de passe',
  error,
  email,
}: {
  id: string;
  name?: string;
  label?: string;
  error?: string | undefined;
  /** The account’s address, refused as a password; read from the form’s `email` field if absent. */
  email?: string;
}) {
  const [{ password, owner }, setTyped] = useState({ password: '', owner: '' });
  const { level, advice } = judgePassword(password, email ?? owner);
  const meterId = `${id}-strength`;
  return (
    <Field id={id} label={label} error={error} isRequired>
      {({ 'aria-describedby': describedBy, ...aria }) => (
        <>
          <PasswordInput
            {...aria}
            aria-describedby={[describedBy, meterId].filter(Boolean).join(' ')}
            name={name}
            autoComplete="new-password"
            onChange={({ target }) =>
              setTyped({ password: target.value, owner: readEmail(target.form) })
            }
          />
          <div aria-hidden className="mt-2 grid grid-cols-3 gap-1">
            {[1, 2, 3].map((step) => (
              <span
                key={step}
                className={`h-1 rounded-full transition-colors ${level >= step ? COLORS[level] : 'bg-rule'}`}
              />
            ))}
          </div>
          <p id={meterId} aria-live="polite" className="mt-1 text-sm text-ink-soft">
            {!error && (password === '' ? HELP : advice)}
          </p>
        </>
      )}
    </Field>
  );
}

function readEmail(form: HTMLFormElement | null): string {
  return form ? String(new FormData(form).get('email') ?? '') : '';
}

const HELP =
  'Au moins 8 caractères. Quelques mots à la suite se retiennent mieux et protègent bien.';
const COLORS = { 0: '', 1: 'bg-amber', 2: 'bg-primary', 3: 'bg-primary' };
