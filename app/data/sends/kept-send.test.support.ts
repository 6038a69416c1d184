import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import type { KeptSend } from './kept-send.ts';

/** A visitor’s waiting document, tried once. */
export const SEND: KeptSend = {
  id: '7e0f0f4c-3a6b-4d56-9d0f-1f4f0b8f4f11',
  userId: null,
  documentId: null,
  draft: requireDraft(samples.menuisier),
  day: '2026-11-20',
  isProvisional: false,
  addressee: { email: 'moi@exemple.fr', newsletter: false },
  to: 'moi@exemple.fr',
  wasOffline: false,
  keptAt: 0,
  triedAt: 0,
  tries: 1,
  obstacle: null,
  problem: null,
};
