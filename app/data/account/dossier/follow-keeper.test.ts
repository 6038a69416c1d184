import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { sessionKey } from '#app/data/account/session/session-storage.ts';
import { setKeeper } from '#app/data/device/keeper.ts';
import { dossier } from '#app/data/dossier.ts';
import { stubServer } from '#app/data/functions/stub-server.test.support.ts';
import { SEND } from '#app/data/sends/kept-send.test.support.ts';
import { keepSend } from '#app/data/sends/kept-sends.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { prepareLeaving } from './follow-keeper.ts';
import { setOwner } from './open-kept.ts';

const server = stubServer();
vi.stubGlobal('window', {
  location: { origin: 'https://facturier.example', href: 'https://facturier.example/' },
  addEventListener: () => undefined,
});
// The official client persists sessions only in a browser.
vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a message that leaves before its user does marks its invoice as sent', async () => {
  const draft = requireDraft(samples.menuisier);
  const user = { id: 'zoe', email: 'zoe@exemple.fr' };
  server.kept.set(
    sessionKey,
    JSON.stringify({
      access_token: `${part({ alg: 'ES256' })}.${part({ sub: 'zoe', aal: 'aal1' })}.AAAA`,
      ...{ refresh_token: 'r', token_type: 'bearer', expires_in: 3600 },
      ...{ expires_at: Math.floor(Date.now() / 1000) + 3600, user },
    }),
  );
  setKeeper('zoe');
  setOwner('zoe');
  sessionStore.set({ user: user as never });
  await dossier.save({
    ...{ id: 'invoice', draft, rawTexts: {}, updatedAt: 1, completedAt: 1 },
    issued: { draft, at: 1 },
  });
  await keepSend({
    ...{ ...SEND, userId: 'zoe', documentId: 'invoice', draft, to: 'client@exemple.fr' },
    addressee: { to: 'client@exemple.fr', subject: 'S', text: 'T', copy: false },
    ...{ wasOffline: true, keptAt: Date.now(), obstacle: 'network' },
  });
  server.answer = ({ path }) =>
    path.endsWith('send-document')
      ? Response.json({ sent_to: ['client@exemple.fr'], is_draft: null })
      : Response.json({ code: 'unavailable' }, { status: 503 });
  const { left } = await prepareLeaving();
  expect(left).toMatchObject([{ sent: { sent_to: ['client@exemple.fr'] } }]);
  expect((await dossier.getNode('invoice'))?.milestone).toBe('sent');
});
