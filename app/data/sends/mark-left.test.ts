import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { dossier } from '#app/data/dossier.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { SEND } from './kept-send.test.support.ts';
import type { ClientEmail, OwnAddress } from './kept-send.ts';
import { markLeft } from './mark-left.ts';
import type { LeftSend } from './send-kept.ts';

stubServer();

test('what has left to a client is marked as sent, unless it is paid', async () => {
  const draft = requireDraft(samples.menuisier);
  const issued = { draft, at: 1 };
  for (const id of ['sent', 'own', 'paid'])
    await dossier.save({ id, draft, rawTexts: {}, updatedAt: 1, completedAt: 1, issued });
  await dossier.mark('paid', 'paid');
  const toClient = { to: 'client@exemple.fr', subject: 'S', text: 'T', copy: false };
  await markLeft([
    leftOf('gone', toClient),
    leftOf('sent', toClient),
    leftOf('own', null),
    leftOf('paid', toClient),
  ]);
  const milestoneOf = async (id: string) => (await dossier.getNode(id))?.milestone ?? null;
  expect(await milestoneOf('sent')).toBe('sent');
  expect(await milestoneOf('own')).toBeNull();
  expect(await milestoneOf('paid')).toBe('paid');

  function leftOf(documentId: string, addressee: OwnAddress | ClientEmail | null): LeftSend {
    return {
      send: { ...SEND, id: documentId, documentId, draft, addressee },
      sent: { sent_to: ['client@exemple.fr'], is_draft: null },
    };
  }
});
