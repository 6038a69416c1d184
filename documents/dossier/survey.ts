import type { DocumentLink } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';
import type { Milestone } from './milestone.ts';
import type { Payment } from './payment.ts';

/**
 * What a set of documents says without reading them whole: how they follow each other, and what
 * their author said of them.
 */
export type Survey = {
  summaries: readonly DocumentSummary[];
  links: readonly DocumentLink[];
  milestones: readonly Milestone[];
  /** Receipts of money that no document of the dossier tells. */
  payments?: readonly Payment[];
};
