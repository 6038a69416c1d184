import type { Draft } from '#documents';
import { seriesOf } from '#documents/dossier';
import { proposeOwnNumber } from './propose-own-number.ts';

type Given = { series: string; number: string; issueDate: string };
type Change = { before: Draft; given: readonly Given[]; today: string };

/**
 * Gives the document the next number of its own series when the number belonged to another series.
 */
export function takeNumberOf(after: Draft, { before, given, today }: Change): Draft {
  if (seriesOf(after) === seriesOf(before)) return after;
  return { ...after, number: propose(after, { given, today }) };
}

/** `takeNumberOf` after a change in the form, unless the user typed the number. */
export function followSeries(after: Draft, { before, given, today }: Change): Draft {
  const isSame =
    after.seller === before.seller &&
    after.kind === before.kind &&
    after.subtype === before.subtype;
  if (isSame || after.number !== before.number || after.number === '') return after;
  if (seriesOf(after) === seriesOf(before)) return after;
  const isProposed = before.number === propose(before, { given, today });
  return isProposed ? takeNumberOf(after, { before, given, today }) : after;
}

function propose(draft: Draft, { given, today }: Pick<Change, 'given' | 'today'>): string {
  return proposeOwnNumber(given, { draft, date: draft.issueDate || today });
}
