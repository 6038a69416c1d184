import { vi } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import type { StoredDraft } from '#documents/dossier';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { setOwner } from './open-kept.ts';
import { stampOfDraft } from './stamps.ts';

/** The database of a signed-in user, empty, and a server to answer for. */
export function openAccount(userId: string) {
  const server = stubServer();
  vi.stubGlobal('window', {
    location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
    addEventListener: () => undefined,
  });
  // The official client persists sessions only in a browser.
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
  sessionStore.set({ isLoading: false, user: { id: userId } as never });
  setKeeper(userId);
  setOwner(userId);
  return server;
}

export function write(id: string, subject: string, updatedAt = 1): StoredDraft {
  const draft = { ...requireDraft(samples.menuisier), subject };
  return { id, draft, rawTexts: {}, updatedAt };
}

/** What the device knows of a document that the account has in this version. */
export function knownAs(stored: StoredDraft, version: number) {
  return { key: `doc/${stored.id}`, stamp: stampOfDraft(stored), version, isIssued: false };
}
