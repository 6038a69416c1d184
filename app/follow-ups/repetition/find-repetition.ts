import { listRepetitionIds } from '#app/data/repetitions/repetition-id.ts';
import { repetitions } from '#app/data/repetitions/repetitions.ts';
import type { Repetition } from '#documents/repetition';

/** The repetition that a document is the model of, or that prepared it. Rejects as `list` does. */
export async function findRepetition(documentId: string): Promise<Repetition | null> {
  const ids = listRepetitionIds(documentId);
  return (await repetitions.list()).find(({ id }) => ids.includes(id)) ?? null;
}
