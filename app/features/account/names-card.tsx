import { NameField } from '#app/account-forms/name-field.tsx';
import { type ProfileSettings, saveProfileSettings } from '#app/data/account/profile-settings.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import { Card } from '#app/ui/card.tsx';
import type { AccountStore } from './account-store.ts';
import { CardForm } from './card-form.tsx';
import type { Signed } from './signed.ts';
import { useCardForm } from './use-card-form.ts';

/** The header follows at once. */
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
          <NameField
            id="account-firstName"
            name="firstName"
            defaultValue={profile.first_name ?? ''}
          />
          <NameField id="account-lastName" name="lastName" defaultValue={profile.last_name ?? ''} />
        </div>
      </CardForm>
    </Card>
  );
}
