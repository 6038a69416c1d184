import { CalendarClock, Ellipsis, Pause, Play, Square } from 'lucide-react';
import { Link } from 'react-router';
import { repetitions } from '#app/data/repetitions/repetitions.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { draftAddress } from '#app/naming/draft-address.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { capitalize, formatAmount, formatLongDate } from '#documents';
import { mentionOf, shownAmount, summarize } from '#documents/dossier';
import { nextDate, type Repetition, resume } from '#documents/repetition';
import { EVERY_WORDS } from './every-words.ts';
import type { ShownRepetition } from './use-repetitions.ts';

export function RepetitionItem({
  shown: { repetition, waiting },
  onChange,
}: {
  shown: ShownRepetition;
  onChange: () => void;
}) {
  const { id, isPaused, sendsTo } = repetition;
  const name = nameRepetition(repetition);
  return (
    <li className="flex items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{describeNext(repetition)}</p>
        {sendsTo && (
          <p className="text-sm text-ink-soft wrap-anywhere">Part tout seul à {sendsTo}</p>
        )}
        {waiting.map((node) => (
          <p key={node.id} className="mt-1 text-sm">
            <Link className="text-primary underline" to={draftAddress(node.kind, node.id)}>
              {capitalize(mentionOf(node))} à émettre
            </Link>
          </p>
        ))}
      </div>
      <Menu
        trigger={
          <IconButton label={`Répétition\u00a0: ${name}`} className="-mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          { label: 'Changer', icon: <CalendarClock />, onSelect: onChange },
          isPaused
            ? {
                label: 'Reprendre',
                detail: 'Les dates passées sont sautées',
                icon: <Play />,
                onSelect: () => change(id, (stored) => resume(stored, todayInFrance())),
              }
            : { label: 'Mettre en pause', icon: <Pause />, onSelect: () => change(id, pause) },
          'separator',
          {
            label: 'Arrêter',
            detail: 'Les documents préparés restent',
            icon: <Square />,
            isDanger: true,
            onSelect: () => stop(repetition),
          },
        ]}
      />
    </li>
  );
}

/** « Cycles Garance, 1 200,00 € » */
function nameRepetition({ id, model }: Repetition): string {
  const summary = summarize({ id, draft: model, rawTexts: {}, updatedAt: 0 });
  const amount = shownAmount(summary);
  const whom = summary.buyerName || summary.subject || 'Sans client';
  return amount === null ? whom : `${whom}, ${formatAmount(amount, summary.currency)}`;
}

function describeNext(repetition: Repetition): string {
  const every = EVERY_WORDS[repetition.schedule.every];
  if (repetition.isPaused) return `${every}, en pause`;
  const next = nextDate(repetition);
  if (next === null) return `${every}, terminé`;
  // The server could not prepare it: an account that is full, most often.
  const isLate = next < todayInFrance();
  return `${every}, ${isLate ? 'attendu depuis' : 'prochain'} le ${formatLongDate(next)}`;
}

function pause(stored: Repetition): Repetition {
  return { ...stored, isPaused: true };
}

function change(id: string, progress: (stored: Repetition) => Repetition): Promise<void> {
  return repetitions.changeProgress(id, progress).catch(sayFailed);
}

async function stop(repetition: Repetition): Promise<void> {
  try {
    await repetitions.remove(repetition.id);
  } catch {
    sayFailed();
    return;
  }
  showToast('Ce document ne se répète plus.', {
    action: { label: 'Annuler', onClick: () => repetitions.save(repetition).catch(sayFailed) },
  });
}

function sayFailed(): void {
  showToast('Le changement n’a pas été enregistré.', {
    tone: 'error',
    detail: 'Elle a peut-être été arrêtée ailleurs. Rechargez la page, ou vérifiez le réseau.',
  });
}
