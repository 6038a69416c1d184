import { Mail } from 'lucide-react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { resendWelcome } from '#app/data/account/accounts.ts';
import type { ProfileSettings } from '#app/data/account/profile-settings.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { AccountStore } from './account-store.ts';
import { describeWelcome } from './describe-welcome.ts';
import { useTask } from './use-task.tsx';

/** Sends the welcome e-mail, or sends it again. */
export function WelcomeCard({ profile, store }: { profile: ProfileSettings; store: AccountStore }) {
  const { run, outcome, isBusy } = useTask();
  const { sentence, button } = describeWelcome(profile.welcomed_at);
  const send = async () => {
    const answer = await run(resendWelcome, 'Un nouveau message est parti.');
    if (answer?.ok)
      store.update({ profile: { ...profile, welcomed_at: new Date().toISOString() } });
  };
  return (
    <Card title="E-mail de bienvenue">
      <p className="text-ink-soft">{sentence}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={send} aria-disabled={isBusy || undefined}>
          <Mail aria-hidden />
          {button}
        </Button>
        <TaskMessage outcome={outcome} />
      </div>
    </Card>
  );
}
