import { textOf } from '../log.ts';
import type { Shown } from '../look.ts';
import type { ModelCheck, Outcome } from './outcome.ts';

/** What a device acknowledged is on each of them. */
export const checkAcknowledged: ModelCheck = (outcome) =>
  outcome.shown.flatMap((pictures, device) =>
    [
      ...findLostIssues(outcome, pictures),
      ...findLostTexts(outcome, pictures),
      ...findLostDeletions(outcome, pictures),
      ...findLostMarks(outcome, pictures),
      ...findLostPayments(outcome, pictures),
      ...findLostReminders(outcome, pictures),
    ].map((finding) => `Device ${device}: ${finding}`),
  );

function findLostIssues({ log }: Outcome, pictures: readonly Shown[]): string[] {
  return [...log.documents].flatMap(([id, { issues }]) => {
    const issued = pictures.find((one) => one.id === id)?.issued;
    return issues
      .filter(
        ({ number, text }) => issued?.draft.number !== number || textOf(issued.draft) !== text,
      )
      .map(({ number, text }) => `${number}, issued as ${text}, is ${describe(issued?.draft)}.`);
  });
}

function describe(draft: Parameters<typeof textOf>[0] | undefined): string {
  return draft ? `${draft.number} ${textOf(draft)}` : 'not there';
}

/** A draft is there as itself, or as a copy that the application kept of it. */
function findLostTexts({ log }: Outcome, pictures: readonly Shown[]): string[] {
  const texts = pictures.map(({ id, draft }) => ({ id, text: textOf(draft) }));
  const isCopy = (id: string) => log.documents.get(id)?.isCopy ?? true;
  return [...log.documents].flatMap(([id, entry]) =>
    [...entry.texts]
      .filter(
        (text) => !texts.some((one) => one.text === text && (one.id === id || isCopy(one.id))),
      )
      .map((text) => `${text} of ${id} is lost.`),
  );
}

/** A deleted draft is gone, unless another device had changed, marked or issued it. */
function findLostDeletions({ log, issued }: Outcome, pictures: readonly Shown[]): string[] {
  return pictures.flatMap(({ id, draft }) => {
    const { removedBy = null, texts, marks } = log.documents.get(id) ?? {};
    if (removedBy === null || issued.some((row) => row.id === id)) return [];
    const others = [...(marks?.values() ?? [])].flatMap((by) => [...by]);
    if ((texts?.size ?? 0) > 0 || others.some((by) => by !== removedBy)) return [];
    return [`${textOf(draft)} is back, after device ${removedBy} deleted it.`];
  });
}

function findLostMarks({ log }: Outcome, pictures: readonly Shown[]): string[] {
  return [...log.documents].flatMap(([id, { marks, removedBy }]) => {
    if (removedBy !== null) return [];
    const shown = pictures.find((one) => one.id === id);
    if (!shown || marks.size === 0 || marks.has(shown.mark ?? 'none')) return [];
    const wanted = [...marks.keys()].join(' or ');
    return [`${textOf(shown.draft)} is marked ${shown.mark ?? 'none'}, and not ${wanted}.`];
  });
}

function findLostPayments({ log }: Outcome, pictures: readonly Shown[]): string[] {
  const payments = pictures.flatMap((one) => one.payments);
  const lost = [...log.payments].filter(
    ([id, { corrects }]) => corrects === null && !payments.some((one) => one.id === id),
  );
  const corrected = new Set([...log.payments.values()].flatMap(({ corrects }) => corrects ?? []));
  const wrong = [...corrected].filter(
    (id) => payments.filter(({ corrects }) => corrects === id).length !== 1,
  );
  return [
    ...lost.map(([, { amount }]) => `a payment of ${amount / 100} is lost.`),
    ...wrong.map((id) => `the payment ${id} is not taken back once.`),
  ];
}

function findLostReminders({ log }: Outcome, pictures: readonly Shown[]): string[] {
  const shown = new Set(pictures.flatMap(({ reminders }) => reminders.map(({ id }) => id)));
  return [...log.reminders]
    .filter(([id, outcome]) => outcome === 'made' && !shown.has(id))
    .map(([id]) => `the reminder ${id} is lost.`);
}
