import { createHash } from 'node:crypto';
import { joinStoredFiles, type StoredJson } from './join-files.ts';
import type { ClientPage } from './open-client-page.ts';

/** What was issued, as its page shows it: with its files, and without private notes. */
export function showDraft({ draft, files }: Pick<ClientPage, 'draft' | 'files'>): StoredJson {
  const { privateNotes: _privateNotes, ...shown } = draft;
  return joinStoredFiles(shown, files);
}

/** SHA-256, in hexadecimal, of the JSON text of what the page shows. */
export function hashShown(shown: StoredJson): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
