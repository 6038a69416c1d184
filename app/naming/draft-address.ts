import type { KindName } from '#documents';

/** Where a draft is edited. Without an id, the page of its kind. */
export function draftAddress(kindName: KindName, id: string | null = null): string {
  return id === null ? `/${kindName}` : `/${kindName}?${DRAFT_PARAMETER}=${id}`;
}

export const DRAFT_PARAMETER = 'brouillon';
