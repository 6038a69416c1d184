import type { Draft } from '#documents';
import { partyKey, preparedDateOf, type RecordIds, repetitionOf } from '#documents/dossier';
import {
  canIssueByItself,
  changeSchedule,
  dateAt,
  proposeSchedule,
  type Repetition,
  rankOfModel,
  resume,
  type Schedule,
} from '#documents/repetition';
import { type TypedSchedule, typeSchedule } from './typed-schedule.ts';

/** Input of the « Répéter » dialog. */
export type Repeated = {
  model: Draft;
  ids: RecordIds;
  documentId: string;
  /** The existing repetition to change. */
  repetition?: Repetition;
};

/** A document that was prepared becomes the model of the next ones; another keeps its own. */
export function repeat(
  { id, draft, ids }: { id: string; draft: Draft; ids: RecordIds },
  repetition: Repetition | null,
): Repeated {
  const own = { documentId: id, model: draft, ids };
  if (!repetition) return own;
  if (repetitionOf(id) === repetition.id) return { ...own, repetition };
  return { ...own, model: repetition.model, ids: repetition, repetition };
}

/** A paused one goes on with its next date from `today` on, and stays paused. */
export function skipPaused({ repetition, ...repeated }: Repeated, today: string): Repeated {
  if (!repetition?.isPaused) return { ...repeated, ...(repetition && { repetition }) };
  return { ...repeated, repetition: { ...resume(repetition, today), isPaused: true } };
}

/** The last date that was prepared or skipped; empty before the first. */
export function lastDateOf(repetition: Repetition | undefined): string {
  if (!repetition || repetition.done === 0) return '';
  return dateAt(repetition.schedule, repetition.done - 1) ?? '';
}

export function startTyping({ model, repetition }: Repeated, today: string): TypedSchedule {
  if (!repetition) return typeSchedule(proposeSchedule(model, { today }));
  const { schedule, done } = repetition;
  const first = dateAt(schedule, done) ?? today;
  return { ...typeSchedule({ ...schedule, first }, done), isFirstTyped: true };
}

/** An address is that of a client: another model is not sent to it. Null where nothing is sent. */
export function sendsToOf({ model, repetition }: Repeated): string | null {
  const isSame = repetition && partyKey(repetition.model.buyer) === partyKey(model.buyer);
  return (isSame && canIssueByItself(model) && repetition.sendsTo) || null;
}

/** `times` of `asked` counts the dates to come. */
export function planRepetition(
  { model, documentId, repetition }: Repeated,
  asked: Schedule,
): Pick<Repetition, 'schedule' | 'done'> {
  if (!repetition) return { schedule: { ...asked, modelRank: rankOfModel(model, asked) }, done: 0 };
  const modelDate = repetitionOf(documentId) === repetition.id && preparedDateOf(documentId);
  return changeSchedule(repetition, asked, modelDate || undefined);
}
