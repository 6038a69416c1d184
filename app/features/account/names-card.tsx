import { type ProfileSettings, saveProfileSettings } from '#app/data/account/profile-settings.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import type { AccountStore } from './account-store.ts';
import { CardForm } from './card-form.tsx';
import type { Signed } from './signed.ts';
import { useCardForm } from './use-card-form.ts';

/** How the user is called; the header follows. */
export function NamesCard({
  profile,
  user,
  store,
}: {
  profile: ProfileSettings;
  user: Signed;
  store: AccountStore;
}) {
  const {
    errors: _none,
    round: _same,
    ...card
  } = useCardForm({
    names: ['firstName', 'lastName'],
    check: () => ({}),
    done: 'Votre nom est enregistré.',
    send: async ({ firstName, lastName }) => {
      const answer = await saveProfileSettings(user.id, {
        first_name: firstName.trim() || null,
        last_name: lastName.trim() || null,
      });
      if (answer.ok) {
        store.update({ profile: answer.value });
        sessionStore.set({ profile: answer.value });
      }
      return answer;
    },
  });
  return (
    <Card title="Nom et prénom">
      <CardForm submit="Enregistrer" {...card}>
        <div className="grid gap-4 sm:grid-cols-2">
          {FIELDS.map(({ name, label, autoComplete, column }) => (
            <Field key={name} id={`account-${name}`} label={label}>
              {(aria) => (
                <TextInput
                  {...aria}
                  name={name}
                  autoComplete={autoComplete}
                  autoCapitalize="words"
                  maxLength={MAX_LENGTH}
                  defaultValue={profile[column] ?? ''}
                />
              )}
            </Field>
          ))}
        </div>
      </CardForm>
    </Card>
  );
}

const FIELDS = [
  { name: 'firstName', label: 'Prénom', autoComplete: 'given-name', column: 'first_name' },
  { name: 'lastName', label: 'Nom', autoComplete: 'family-name', column: 'last_name' },
] as const;

/** Of the table. */
const MAX_LENGTH = 100;
