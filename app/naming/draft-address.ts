import type { KindName } from '#documents';

/** Where a draft is edited. Without an id, the page of its kind. */
export function draftAddress(kindName: KindName, id: string | null = null): string {
  return id === null ? `/${kindName}` : `/${kindName}?${DRAFT_PARAMETER}=${id}`;
}

/** A finished document, with what may be done with its file in sight. */
export function outcomeAddress(kindName: KindName, id: string): string {
  return `${draftAddress(kindName, id)}${OUTCOME_HASH}`;
}

export const DRAFT_PARAMETER = 'brouillon';
export const OUTCOME_HASH = '#envoyer';
