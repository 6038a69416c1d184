import type { StoredEmail } from './stored-email.ts';

/** What a message says, in French; how it looks is the same for all. */
export type EmailContent = Omit<StoredEmail, 'to' | 'html' | 'text'> & {
  title: string;
  paragraphs: readonly string[];
  /** Words of the person who has it sent, line by line as they typed them. */
  quotation?: string;
  /** What is told at a glance: « Numéro », « F-2026-0042 ». */
  facts?: readonly { label: string; value: string }[];
  action?: { label: string; url: string };
  /** To copy in the page that asked for it. */
  code?: string;
  /** Under the button: what to do if one did not ask for it. */
  after: readonly string[];
  /** The last lines: how to receive no more, or to be forgotten. */
  links?: readonly { label: string; url: string }[];
};
