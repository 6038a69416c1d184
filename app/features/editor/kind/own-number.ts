import type { Draft } from '#documents';
import { proposeNumber, seriesOf } from '#documents/dossier';

type Given = { series: string; number: string; issueDate: string };

/**
 * The document with the next number of its own series, where the one before belonged to another;
 * else with the same.
 */
export function takeNumberOf(
  after: Draft,
  { before, given, today }: { before: Draft; given: readonly Given[]; today: string },
): Draft {
  if (seriesOf(after) === seriesOf(before)) return after;
  const number = proposeNumber(given, { draft: after, date: after.issueDate || today });
  return { ...after, number };
}
