import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { createClientPageSite, issueAs, openPageOf } from './client-page-site.test.support.ts';

const { join, connect, call, visit, emailsTo, emails, state } = await createClientPageSite();
const invoice = requireDraft(samples.menuisier);
const { client } = await join('lefevre@exemple.fr');
const give = async () => {
  const document = await issueAs(client, invoice);
  return { ...document, token: await openPageOf(client, document) };
};
const words = {
  name: 'Zoé Martin',
  email: 'zoe@exemple.fr',
  message: 'Bonjour,\nPuis-je régler en deux fois ?',
};
const write = (token: string, change: object = {}, from = connect()) => {
  visit();
  return call(from, 'write-to-issuer', { token, ...words, ...change });
};
const SENT = { status: 200, body: { sent: true } };
const REFUSED = { status: 429, body: { code: 'over_request_rate_limit' } };
const received = () => emailsTo('lefevre@exemple.fr');

test('whoever has the link writes to the issuer, who can answer', async () => {
  const { number, token } = await give();
  expect(await write(token)).toEqual(SENT);
  expect(received().at(-1)).toMatchObject({
    type: 'client-page-message',
    subject: `Un mot au sujet de la facture ${number}`,
    quotation: words.message,
    replyTo: 'zoe@exemple.fr',
    facts: [
      { label: 'De', value: 'Zoé Martin (zoe@exemple.fr)' },
      { label: 'Numéro', value: number },
      { label: 'Client', value: 'Cycles Garance SAS' },
    ],
    links: [{ label: 'Répondre par e-mail', url: 'mailto:zoe@exemple.fr' }],
  });
  // Nothing goes to an address that nobody has proven.
  expect(emailsTo('zoe@exemple.fr')).toEqual([]);
  expect(JSON.stringify(emails)).not.toContain(token);
});

test('sent again after a lost answer, together or apart, it is one message', async () => {
  const { token } = await give();
  const before = received().length;
  const id = randomUUID();
  const both = await Promise.all([write(token, { id }), write(token, { id })]);
  expect([...both, await write(token, { id: id.toUpperCase() })]).toEqual([SENT, SENT, SENT]);
  expect(received()).toHaveLength(before + 1);
  // The same id about another document is another message.
  const other = await give();
  await write(other.token, { id });
  expect(received()).toHaveLength(before + 2);
});

test('a page that is over takes no message, and neither does one that never was', async () => {
  const document = await give();
  await openPageOf(client, document);
  const before = received().length;
  for (const token of [document.token, 'A'.repeat(22)])
    expect(await write(token)).toMatchObject({ status: 404, body: { code: 'page_not_found' } });
  expect(received()).toHaveLength(before);
});

test.each([
  ['no name', { name: ' ' }],
  ['a name of two lines', { name: 'Zoé\nBcc: a@b.fr' }],
  ['no address', { email: 'zoe' }],
  ['two addresses', { email: 'a@b.fr,c@d.fr' }],
  ['no words', { message: ' ' }],
  ['too many words', { message: 'a'.repeat(2001) }],
  ['an id that is none', { id: '1' }],
])('%s is refused', async (_, change) => {
  const { token } = await give();
  const before = received().length;
  expect(await write(token, change)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed' },
  });
  expect(received()).toHaveLength(before);
});

test('a page takes five messages a day, whoever writes them; a lost one is not counted', async () => {
  const document = await give();
  const id = randomUUID();
  state.isQueueBroken = true;
  for (let count = 0; count < 6; count += 1)
    expect(await write(document.token, { id })).toMatchObject({
      status: 503,
      body: { code: 'email_not_sent' },
    });
  state.isQueueBroken = false;
  for (let count = 0; count < 5; count += 1)
    expect(await write(document.token, count === 0 ? { id } : {})).toEqual(SENT);
  expect(await write(document.token)).toMatchObject(REFUSED);
  expect(await write(document.token, { id })).toEqual(SENT);
  // Another link to the same document is no way around.
  expect(await write(await openPageOf(client, document))).toMatchObject(REFUSED);
  expect(await write((await give()).token)).toEqual(SENT);
});

test('a network writes ten times an hour', async () => {
  visit();
  const writer = connect();
  const ask = async () => {
    const { token } = await give();
    return call(writer, 'write-to-issuer', { token, ...words });
  };
  for (let count = 0; count < 10; count += 1) expect(await ask()).toEqual(SENT);
  expect(await ask()).toMatchObject(REFUSED);
});
