import { Monitor, Smartphone } from 'lucide-react';
import { TaskMessage } from '#app/account-forms/task-message.tsx';
import type { AccountSession } from '#app/data/account/account-sessions.ts';
import { signOut } from '#app/data/account/accounts.ts';
import type { AccountStore } from '#app/features/account/account-store.ts';
import { formatMoment } from '#app/features/account/format-time.ts';
import { useTask } from '#app/features/account/use-task.tsx';
import { describeDevice, isPhone } from '#app/naming/describe-device.ts';
import { leaveAccount, leaveEverywhere } from '#app/session/leave-account.ts';
import { useSession } from '#app/session/use-session.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';

export function SessionsCard({
  sessions,
  endsAtOnce,
  store,
}: {
  sessions: readonly AccountSession[];
  /** Whether an ended session loses access at once. */
  endsAtOnce: boolean;
  store: AccountStore;
}) {
  const { run, outcome, isBusy } = useTask();
  const leaveOthers = async () => {
    await run(async () => {
      const problem = await signOut('others');
      return problem ? { ok: false, problem } : { ok: true, value: null };
    }, 'Vos autres appareils sont déconnectés.');
    await store.reloadSessions();
  };
  const leaveAll = () =>
    run(async () => {
      const problem = await leaveEverywhere();
      return problem ? { ok: false, problem } : { ok: true, value: null };
    }, null);
  const hasOthers = sessions.length > 1;
  return (
    <Card title="Appareils connectés">
      <ul className="divide-y divide-rule">
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button onClick={() => leaveAccount()}>Se déconnecter ici</Button>
        {hasOthers && (
          <Button onClick={leaveOthers} aria-disabled={isBusy || undefined}>
            Déconnecter les autres
          </Button>
        )}
        {hasOthers && (
          <Button onClick={leaveAll} aria-disabled={isBusy || undefined}>
            Se déconnecter partout
          </Button>
        )}
        <TaskMessage outcome={outcome} />
      </div>
      {hasOthers && !endsAtOnce && <StillOpen />}
    </Card>
  );
}

/**
 * `/rest/v1` accepts an access token until it expires; all tokens of a server last the same time.
 */
function StillOpen() {
  const seconds = useSession().session?.expires_in ?? 0;
  return (
    <p className="mt-3 text-sm text-ink-soft">
      Un appareil que vous déconnectez d’ici peut encore lire et modifier vos données pendant{' '}
      {Math.ceil(seconds / 60)} minutes au plus.
    </p>
  );
}

function SessionRow({
  user_agent: userAgent,
  created_at: openedAt,
  last_used_at: usedAt,
  is_current: isCurrent,
}: AccountSession) {
  const Icon = isPhone(userAgent) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow basis-48">
        {describeDevice(userAgent)}
        <span className="block text-sm text-ink-soft">
          Connecté le {formatMoment(openedAt)}
          {!isCurrent && <>. Vu le {formatMoment(usedAt)}</>}
        </span>
      </span>
      {isCurrent && <Badge tone="success">Cet appareil</Badge>}
    </li>
  );
}
