import { useId, useRef, useState } from 'react';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { isAccount } from '#app/data/is-account.ts';
import { repetitionIdFor } from '#app/data/repetitions/repetition-id.ts';
import { repetitions } from '#app/data/repetitions/repetitions.ts';
import { FollowUpFrame } from '#app/follow-ups/follow-up-frame.tsx';
import { todayInFrance } from '#app/lib/today.ts';
import { Field } from '#app/ui/fields/field.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { formatLongDate } from '#documents';
import { recordIdsOf, theMention } from '#documents/dossier';
import { canIssueByItself, dateAt, type Repetition } from '#documents/repetition';
import {
  lastDateOf,
  planRepetition,
  type Repeated,
  sendsToOf,
  skipPaused,
  startTyping,
} from './plan-repetition.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { SchedulePreview } from './schedule-preview.tsx';
import { explainSendsTo, SendingFields } from './sending-fields.tsx';
import { readSchedule } from './typed-schedule.ts';

/** How often a document comes again, or changes when it already does. */
export function RepeatDialog({
  repeated: given,
  onSaved,
  onClose,
}: {
  repeated: Repeated;
  onSaved?: (saved: Repetition) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [today] = useState(todayInFrance);
  const [repeated] = useState(() => skipPaused(given, today));
  const { model, ids, documentId, repetition } = repeated;
  const [start] = useState(() => startTyping(repeated, today));
  const [typed, setTyped] = useState(start);
  const [prices, setPrices] = useState(repetition?.prices ?? 'kept');
  const [sendsTo, setSendsTo] = useState(() => sendsToOf(repeated));
  const [isAsked, setAsked] = useState(false);
  const isSaving = useRef(false);
  const isLate = start.first < today;
  const bounds = { earliest: isLate ? start.first : today, lastDone: lastDateOf(repetition) };
  const read = readSchedule(typed, bounds);
  // The preview does not wait for the end to be typed.
  const shown = read.ok ? read : readSchedule({ ...typed, end: 'never' }, bounds);
  const sendingProblem = explainSendsTo(sendsTo);
  const save = async () => {
    if (!read.ok || sendingProblem !== null) {
      setAsked(true);
      document.getElementById(`${id}-${read.ok ? 'sends-to' : read.field}`)?.focus();
      return;
    }
    if (isSaving.current) return;
    isSaving.current = true;
    const saved: Repetition = {
      id: repetition?.id ?? repetitionIdFor(documentId),
      ...recordIdsOf(ids),
      ...{ model, prices, isPaused: repetition?.isPaused ?? false },
      ...planRepetition(repeated, read.schedule),
      ...(sendsTo !== null && { sendsTo: sendsTo.trim() }),
    };
    const isKept = await keep(saved, repetition !== undefined);
    isSaving.current = false;
    if (!isKept) return;
    onClose();
    onSaved?.(saved);
    saySaved(saved);
  };
  return (
    <FollowUpFrame
      onClose={onClose}
      title={repetition ? 'Changer la répétition' : 'Répéter'}
      description={`D’après ${theMention(model)}. ${describeKeeper(sendsTo)}`}
      makeLabel={repetition ? 'Enregistrer' : 'Répéter'}
      onMake={save}
    >
      <ScheduleFields
        id={id}
        model={model}
        typed={typed}
        problem={isAsked && !read.ok ? read : null}
        onType={setTyped}
      />
      {isAccount() && !model.rent && model.currency === 'EUR' && (
        <Field id={`${id}-prices`} label="Prix">
          {(aria) => (
            <Select
              {...aria}
              value={prices}
              // The options are both of them.
              onChange={({ target }) => setPrices(target.value as Repetition['prices'])}
            >
              <option value="kept">Comme sur ce document</option>
              <option value="catalogue">Ceux de mes produits, à leur date</option>
            </Select>
          )}
        </Field>
      )}
      {isAccount() && canIssueByItself(model) && (
        <SendingFields
          id={id}
          sendsTo={sendsTo}
          proposed={repeated.repetition?.sendsTo ?? model.buyer.email ?? ''}
          error={isAsked && sendingProblem}
          onChange={setSendsTo}
        />
      )}
      {shown.ok && (
        <SchedulePreview
          model={model}
          planned={planRepetition(repeated, shown.schedule)}
          today={today}
          isModelOpen={!repetition}
          isSent={sendsTo !== null}
        />
      )}
    </FollowUpFrame>
  );
}

async function keep(saved: Repetition, isKnown: boolean): Promise<boolean> {
  try {
    await (isKnown ? repetitions.change(saved) : repetitions.save(saved));
    return true;
  } catch (error) {
    sayUnsaved(error);
    return false;
  }
}

function saySaved({ schedule, done, isPaused }: Repetition): void {
  const next = dateAt(schedule, done);
  showToast('C’est noté.', {
    tone: 'success',
    detail:
      isPaused || next === null
        ? 'Retrouvez-le dans «\u00a0Mes documents\u00a0».'
        : `Prochain document le ${formatLongDate(next)}. Retrouvez-le dans «\u00a0Mes documents\u00a0».`,
  });
}

function sayUnsaved(error: unknown): void {
  showToast('La répétition n’a pas été enregistrée.', { tone: 'error', detail: explain(error) });
}

function explain(error: unknown): string {
  if (!isAccount())
    return 'Cet appareil n’a pas pu l’enregistrer. Libérez de la place, puis recommencez.';
  if (problemOf(error).code === 'account_full')
    return 'Votre compte est plein\u00a0: «\u00a0Mon compte\u00a0» montre ce qui prend de la place.';
  return 'Votre compte ne l’a pas prise. Vérifiez le réseau, rechargez la page, puis recommencez.';
}

function describeKeeper(sendsTo: string | null): string {
  if (!isAccount()) return OF_DEVICE;
  return sendsTo === null ? OF_ACCOUNT : SENT;
}

const SENT =
  'Chaque document est émis à sa date et envoyé à votre client, et un e-mail vous le dit. Si quelque chose l’empêche, il vous attend.';
const OF_ACCOUNT =
  'Chaque brouillon est préparé à sa date et un e-mail vous le dit\u00a0: vous le relisez et l’émettez. Rien ne part sans vous.';
const OF_DEVICE =
  'À chaque date, le brouillon est préparé quand vous ouvrez le site sur cet appareil\u00a0: vous le relisez et l’émettez. Rien ne part sans vous.';
