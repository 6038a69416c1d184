import { newId } from '#app/lib/new-id.ts';
import { type RecordIds, recordIdsOf, type StoredDraft } from '#documents/dossier';
import type { BrowserStore, Conflict } from './browser-schema.ts';

/**
 * Keeps as a draft of its own what was written here in a document that the account has issued,
 * `frozen`, and notes it among the conflicts. Text written later replaces it: `conflict` is the one
 * of this document so far. Returns the id of the draft.
 */
export function setAside(
  frozen: StoredDraft,
  written: Written,
  {
    transaction,
    conflict,
    ...writer
  }: { transaction: Change; conflict: Conflict | undefined } & Pick<Conflict, 'sessionId'>,
): string {
  const keptAs = conflict?.keptAs ?? newId();
  transaction.objectStore('drafts').put({
    ...recordIdsOf(written),
    id: keptAs,
    // A number is of one document only.
    draft: { ...written.draft, number: '' },
    rawTexts: written.rawTexts,
    updatedAt: Date.now(),
  });
  transaction.objectStore('summaries').delete(keptAs);
  const { id } = frozen;
  transaction
    .objectStore('conflicts')
    .put({ id, theirs: frozen, version: 0, isIssued: true, ...writer, keptAs });
  return keptAs;
}

export type Written = Pick<StoredDraft, 'draft' | 'rawTexts'> & RecordIds;

/** A write transaction over these stores, and maybe others. */
type Change = {
  objectStore: <Name extends 'drafts' | 'summaries' | 'conflicts'>(
    name: Name,
  ) => Pick<BrowserStore<Name, Name[]>, 'put' | 'delete'>;
};
