import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { type ProfileSettings, saveProfileSettings } from '#app/data/account/profile-settings.ts';
import { Card } from '#app/ui/card.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import type { AccountStore } from './account-store.ts';
import { describeAskedNews } from './describe-welcome.ts';
import { formatDay } from './format-time.ts';
import type { Signed } from './signed.ts';
import { useTask } from './use-task.tsx';

/** Saved at once: consent is withdrawn as easily as given (RGPD art. 7-3). */
export function NewsletterCard({
  profile,
  user,
  store,
}: {
  profile: ProfileSettings;
  user: Signed;
  store: AccountStore;
}) {
  const { run, outcome, isBusy } = useTask();
  const change = async (isWanted: boolean) => {
    const answer = await run(
      () => saveProfileSettings(user.id, { newsletter_consent: isWanted }),
      isWanted ? 'Votre inscription est enregistrée.' : 'Votre désinscription est enregistrée.',
    );
    if (answer?.ok) store.update({ profile: answer.value });
  };
  return (
    <Card title="Lettre d’information">
      <Checkbox
        id="newsletter"
        label="Recevoir les nouveautés par e-mail"
        help={sayConsent(profile)}
        checked={profile.newsletter_consent}
        disabled={isBusy}
        onChange={(event) => change(event.target.checked)}
      />
      <TaskMessage outcome={outcome} />
    </Card>
  );
}

function sayConsent({
  newsletter_consent: isGiven,
  newsletter_consent_at: givenAt,
  newsletter_asked_at: askedAt,
  welcomed_at: welcomedAt,
}: ProfileSettings): string {
  if (isGiven && givenAt) return `Vous avez accepté le ${formatDay(givenAt)}.`;
  return askedAt ? describeAskedNews(welcomedAt) : 'Vous pourrez arrêter quand vous voudrez.';
}
