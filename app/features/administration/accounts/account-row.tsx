import type { AdminTask } from '#app/data/account/administration/administered-accounts.ts';
import { formatShortMoment } from '#app/features/administration/format-figures.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { sayDeletion } from './say-deletion.ts';
import { TASK_WORDS } from './task-words.ts';

export function AccountRow({
  account: { email, created_at, is_confirmed, is_suspended, deletion_due_at },
  isOwn,
  isBusy,
  onAsk,
}: {
  account: {
    email: string;
    created_at: string;
    is_confirmed: boolean;
    is_suspended: boolean;
    deletion_due_at: string | null;
  };
  /** The account of the administrator who looks: it can be neither suspended nor deleted here. */
  isOwn: boolean;
  isBusy: boolean;
  onAsk: (task: AdminTask) => void;
}) {
  const isEnding = deletion_due_at !== null;
  const tasks: AdminTask[] = [];
  if (!isOwn) tasks.push(is_suspended ? 'restore' : 'suspend', isEnding ? 'keep' : 'delete');
  if (!is_suspended && !isEnding) tasks.push('welcome');
  return (
    <li className="grid gap-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-words">{email}</p>
        <p className="text-sm text-ink-soft">Créé le {formatShortMoment(created_at)}</p>
        <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
          {!is_confirmed && <Badge>Adresse non confirmée</Badge>}
          {is_suspended && <Badge>Suspendu</Badge>}
          {deletion_due_at && <Badge>{sayDeletion(deletion_due_at)}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {tasks.map((task) => (
          <Button
            key={task}
            size="sm"
            aria-label={`${TASK_WORDS[task].button} : ${email}`}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onAsk(task)}
          >
            {TASK_WORDS[task].button}
          </Button>
        ))}
      </div>
    </li>
  );
}
