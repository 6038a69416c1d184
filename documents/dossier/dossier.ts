import type { DocumentLink } from './document-link.ts';
import type { Milestone } from './milestone.ts';
import type { StoredDraft } from './stored-draft.ts';

/** Documents, how they follow each other, and what their author said of them. */
export type Dossier = {
  documents: readonly StoredDraft[];
  links: readonly DocumentLink[];
  milestones: readonly Milestone[];
};
