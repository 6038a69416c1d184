import type { KindName } from '#documents';

/** The editor of a draft; the page of the kind without an id. */
export function draftAddress(kindName: KindName, id: string | null = null): string {
  return id === null ? `/${kindName}` : `/${kindName}?${DRAFT_PARAMETER}=${id}`;
}

/** The page of a finished document, with its file actions in view. */
export function outcomeAddress(kindName: KindName, id: string): string {
  return `${draftAddress(kindName, id)}${OUTCOME_HASH}`;
}

export const DRAFT_PARAMETER = 'brouillon';
export const OUTCOME_HASH = '#envoyer';
