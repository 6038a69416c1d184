import { Suspense } from 'react';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { type Draft, formatLongDate, formatLongPeriod } from '#documents';
import {
  listChangedTexts,
  listUnread,
  prepareOccurrence,
  type Repetition,
} from '#documents/repetition';
import { nextDates } from './typed-schedule.ts';

/** With the rules, which weigh more than the dialog. */
const HeldNotice = lazyFetched(async () => (await import('./held-notice.tsx')).HeldNotice);

/** The next dates with what they will say, and the texts that cannot follow. */
export function SchedulePreview({
  model,
  planned,
  today,
  isModelOpen,
  isSent,
}: {
  model: Draft;
  planned: Pick<Repetition, 'schedule' | 'done'>;
  today: string;
  /** Its author may still write in the document that is repeated. */
  isModelOpen: boolean;
  /** The account issues and sends the documents; one whose texts cannot follow waits. */
  isSent: boolean;
}) {
  const { schedule } = planned;
  const unread = listUnread(model, schedule);
  const makeAt = (rank: number) =>
    prepareOccurrence({ model, schedule, prices: 'kept' }, { rank, today });
  const dated = nextDates(planned, SHOWN).map(({ rank, date }) => ({ date, made: makeAt(rank) }));
  const next = dated[0]?.made;
  return (
    <>
      <section aria-label="Prochains documents" className="rounded-control bg-paper p-3 text-sm">
        <ol className="flex flex-col gap-1.5">
          {dated.map(({ date, made }) => (
            <li key={date}>
              <span className="font-semibold">{formatLongDate(date)}</span>
              {describe(model, made).map((text) => (
                <span key={text} className="block text-ink-soft">
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ol>
        {(model.attachments?.length ?? 0) > 0 && (
          <p className="mt-1.5 text-ink-soft">Les pièces jointes de ce document y sont aussi.</p>
        )}
      </section>
      {unread.length > 0 && (
        <p className="rounded-control border border-amber bg-amber-soft p-3 text-sm">
          {unread.map((text) => `«\u00a0${text}\u00a0»`).join(', ')}{' '}
          {unread.length === 1 ? 'restera tel quel.' : 'resteront tels quels.'}{' '}
          {isModelOpen ? IN_DOCUMENT : IN_PREPARED}
          {isSent && ' D’ici là, rien ne part tout seul.'}
        </p>
      )}
      {isSent && next && (
        <Suspense fallback={null}>
          <HeldNotice next={next} today={today} isModelOpen={isModelOpen} />
        </Suspense>
      )}
    </>
  );
}

function describe(model: Draft, made: Draft): string[] {
  const { start, end } = made.supply ?? {};
  const period = start && end ? [`Période\u00a0: ${formatLongPeriod(start, end)}`] : [];
  return [...period, ...listChangedTexts(model, made).slice(0, SHOWN)];
}

const SHOWN = 3;
const IN_DOCUMENT =
  'Écrivez «\u00a0{mois}\u00a0», «\u00a0{trimestre}\u00a0», «\u00a0{semaine}\u00a0», «\u00a0{année}\u00a0» ou «\u00a0{période}\u00a0» dans le document pour que ses textes suivent.';
const IN_PREPARED =
  'Pour qu’ils suivent, corrigez-les dans un brouillon préparé, puis choisissez «\u00a0Répéter\u00a0» sur lui.';
