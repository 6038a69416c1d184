import { Mail } from 'lucide-react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import { resendWelcome } from '#app/data/account/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useTask } from './use-task.tsx';

/** Sends the welcome e-mail again. */
export function WelcomeCard() {
  const { run, outcome, isBusy } = useTask();
  const resend = () => run(resendWelcome, 'Un nouveau message est parti.');
  return (
    <Card title="E-mail de bienvenue">
      <p className="text-ink-soft">
        Il dit par où commencer. Vous ne le retrouvez pas&nbsp;? Nous vous le renvoyons.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button onClick={resend} aria-disabled={isBusy || undefined}>
          <Mail aria-hidden />
          Renvoyer l’e-mail de bienvenue
        </Button>
        <TaskMessage outcome={outcome} />
      </div>
    </Card>
  );
}
