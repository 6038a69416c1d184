import { addressOfDraft, DRAFT_PARAMETER } from '#content/draft-address.ts';
import type { KindName } from '#documents';

export { DRAFT_PARAMETER };

/** The editor of a draft; the page of the kind without an id. */
export function draftAddress(kindName: KindName, id: string | null = null): string {
  return addressOfDraft(kindName, id);
}

/** The page of a finished document, with its file actions in view. */
export function outcomeAddress(kindName: KindName, id: string): string {
  return `${draftAddress(kindName, id)}${OUTCOME_HASH}`;
}

export const OUTCOME_HASH = '#envoyer';
