import type { StoredEmail } from './stored-email.ts';

export type EmailContent = Omit<StoredEmail, 'to' | 'html' | 'text'> & {
  title: string;
  paragraphs: readonly string[];
  /** Text typed by the person who sends it, with its line breaks. */
  quotation?: string;
  /** Shown as a table: « Numéro », « F-2026-0042 ». */
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  code?: string;
  /** Below the button: what to do if one did not ask for it. */
  after: readonly string[];
  /** Footer: how to unsubscribe, or to be forgotten. */
  links?: readonly { label: string; url: string }[];
};
