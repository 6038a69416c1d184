import { createHash } from 'node:crypto';
import { joinStoredFiles, type StoredJson } from './join-files.ts';
import type { ClientPage } from './open-client-page.ts';

/** The issued draft for its page: files joined, private notes removed. */
export function showDraft({ draft, files }: Pick<ClientPage, 'draft' | 'files'>): StoredJson {
  const { privateNotes: _privateNotes, ...shown } = draft;
  return joinStoredFiles(shown, files);
}

/** SHA-256 of the JSON that the page shows, in hexadecimal. */
export function hashShown(shown: StoredJson): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
