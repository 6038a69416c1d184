import type { KindName } from '#documents';

/** Where a draft is edited. Without an id, the page of its kind. */
export function draftAddress(kindName: KindName, id?: string): string {
  return id === undefined ? `/${kindName}` : `/${kindName}?${DRAFT_PARAMETER}=${id}`;
}

export const DRAFT_PARAMETER = 'brouillon';
