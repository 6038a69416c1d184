/** The editor of a draft; the page of the kind without an id. */
export function addressOfDraft(kindName: string, id: string | null = null): string {
  return id === null ? `/${kindName}` : `/${kindName}?${DRAFT_PARAMETER}=${id}`;
}

export const DRAFT_PARAMETER = 'brouillon';
