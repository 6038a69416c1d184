import type { DocumentLink } from './document-link.ts';
import type { DocumentSummary } from './document-summary.ts';
import type { MadeReminder } from './made-reminder.ts';
import type { Milestone } from './milestone.ts';
import type { Payment } from './payments/payment.ts';

export type Survey = {
  summaries: readonly DocumentSummary[];
  links: readonly DocumentLink[];
  milestones: readonly Milestone[];
  /** Corrections included. */
  payments?: readonly Payment[];
  reminders?: readonly MadeReminder[];
};
