import type { User } from '@supabase/supabase-js';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { sessionStore } from '#app/data/account/session/session.ts';
import { NOBODY } from '#app/data/account/session/session-state.ts';
import { openSealedText, sealText } from '#app/lib/encoding/sealed-text.ts';
import {
  deleteKept,
  forgetLinksOfUsers,
  keepShared,
  listKeptLinks,
  readKept,
} from './shared-documents.ts';
import { stubServer } from './stub-server.test.support.ts';

const server = stubServer();
beforeEach(server.reset);

test('the server is given what it cannot read, and gives it back to who has the link', async () => {
  const sealed = await sealText('Cycles Garance');
  const [, key = ''] = sealed.split('.');
  const link = await keep(sealed);
  const [call] = server.calls;
  expect(call?.path).toBe('/functions/v1/share-document');
  expect(JSON.stringify(call?.body)).not.toContain(key);
  expect(link.url).toBe(`https://facturier.example/partage#s.${ID}.1.${key}`);

  const content = String(call?.body.content);
  server.answer = () => Response.json({ content, expires_at: UNTIL });
  const read = await readKept(link.url.split('#')[1] ?? '');
  expect(server.calls.at(-1)?.body).toEqual({ id: ID });
  if (!read.ok) throw new Error('It was kept');
  expect(read.value.until).toBe(UNTIL);
  expect(await openSealedText(read.value.sealed)).toEqual({ ok: true, text: 'Cycles Garance' });
});

test('this device knows its links to their last day, and deletes them by their token', async () => {
  const link = await keep(await sealText('Cycles Garance'));
  expect(listKeptLinks(new Date('2026-11-29T12:00:00Z'))).toEqual([link]);
  expect(listKeptLinks(new Date('2026-12-02T12:00:00Z'))).toEqual([]);
  server.answer = () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 });
  expect(await deleteKept(link)).toMatchObject({ ok: false });
  expect(server.kept.size).toBe(1);
  server.answer = () => Response.json({ deleted: true });
  expect(await deleteKept(link)).toMatchObject({ ok: true });
  expect(server.calls.at(-1)?.body).toEqual({ id: ID, deletion_token: 'token' });
  expect(server.kept.size).toBe(0);
});

test('the links of a user go with that user, those of a visitor stay', async () => {
  const visitors = await keep(await sealText('Cycles Garance'));
  sessionStore.set({ ...NOBODY, user: { id: 'zoe' } as User });
  onTestFinished(() => sessionStore.set(NOBODY));
  await keep(await sealText('Boulangerie Martin'));
  const now = new Date('2026-11-29T12:00:00Z');
  expect(listKeptLinks(now)).toHaveLength(2);
  forgetLinksOfUsers();
  expect(listKeptLinks(now)).toEqual([visitors]);
});

test('a link that is gone already is as good as deleted', async () => {
  const link = await keep(await sealText('Cycles Garance'));
  server.answer = () => Response.json({ code: 'shared_not_found' }, { status: 404 });
  expect(await deleteKept(link)).toMatchObject({ ok: true });
  expect(await readKept(`s.${ID}.1.key`)).toMatchObject({ problem: { code: 'shared_not_found' } });
});

async function keep(sealed: string) {
  server.answer = () => Response.json({ id: ID, deletion_token: 'token', expires_at: UNTIL });
  const answer = await keepShared(sealed, {
    title: 'Facture F-2026-0001',
    days: 7,
    urlOf: (fragment) => `https://facturier.example/partage#${fragment}`,
  });
  if (!answer.ok) throw new Error('It was not kept');
  return answer.value;
}

const ID = 'abcdefghijklmnopqrstuv';
const UNTIL = '2026-12-01T10:00:00Z';
