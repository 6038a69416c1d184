import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  issueAs,
  openPageOf,
} from '#server/routes/functions/client-pages/client-page-site.test.support.ts';
import { makeSignature, makeSignatureOf } from './make-signature.test.support.ts';
import { createQuoteSite, FIRST_OPTION, quoteDraft, refusal } from './quote-site.test.support.ts';

const site = await createQuoteSite();
const { client, give, read, answer, refuse, sendCode, markOf } = site;

test('an invoice is not answered', async () => {
  const invoice = await issueAs(client, requireDraft(samples.menuisier));
  const token = await openPageOf(client, invoice, { asksCode: true });
  const { answering, answer: kept } = (await read(token)).body;
  expect({ answering, kept }).toEqual({ answering: null, kept: null });
  const page = { ...invoice, token, hash: 'a'.repeat(64) };
  for (const ask of [answer, refuse, sendCode])
    expect(await ask(page)).toMatchObject({
      ...{ status: 400, body: { code: 'validation_failed' } },
    });
});

test('what was not read as it is there is not accepted', async () => {
  const [quote, other] = [await give(), await give()];
  expect(other.hash).not.toBe(quote.hash);
  for (const hash of ['a'.repeat(64), other.hash])
    for (const ask of [answer, refuse])
      expect(await ask({ ...quote, hash })).toMatchObject(refusal(409, 'quote_changed'));
});

test.each([
  ['token', { token: '../keys' }],
  ['verdict', { verdict: 'perhaps' }],
  ['name', { name: ' ' }],
  ['name', { name: 'Zoé\nMartin' }],
  ['name', { name: 'Zoé \ud800' }],
  ['name', { name: 'a'.repeat(101) }],
  ['content_hash', { content_hash: 'A'.repeat(64) }],
  ['choices', { choices: [0] }],
  ['choices', { choices: [FIRST_OPTION, FIRST_OPTION] }],
  ['choices', { choices: [FIRST_OPTION + 2, FIRST_OPTION + 3] }],
  ['choices', { choices: [FIRST_OPTION + 4] }],
  ['choices.0', { choices: [-1] }],
  ['choices.0', { choices: [1.5] }],
  ['choices.0', { choices: ['1'] }],
  ['choices', { choices: Array.from({ length: 501 }, (_, at) => at) }],
  ['choices', { choices: undefined }],
  ['code', { code: '12345' }],
  ['code', { code: '12345a' }],
  ['signature', { signature: 'Zoé Martin' }],
  ['signature', { signature: makeSignature().replace('png', 'jpeg') }],
  ['signature', { signature: `${makeSignature()}AAAA` }],
  ['signature', { signature: makeSignatureOf(60_010) }],
  ['reason', { reason: 'Oui' }],
  ['reason', { verdict: 'refused', reason: ' ' }],
  ['reason', { verdict: 'refused', reason: 'a'.repeat(1001) }],
  ['reason', { verdict: 'refused', reason: '\ud800' }],
  ['choices', { verdict: 'refused', choices: [FIRST_OPTION] }],
  ['signature', { verdict: 'refused', signature: makeSignature() }],
])('a wrong %s is refused: %o', async (field, change) => {
  const quote = await give();
  expect(await answer(quote, change)).toMatchObject({
    status: 400,
    body: { code: 'validation_failed', message: `Not what is expected: ${field}` },
  });
  expect(await markOf(quote)).toMatchObject({ milestone: null });
});

test('the longest answer is taken', async () => {
  const option = quoteDraft.lines[FIRST_OPTION];
  const draft = { ...quoteDraft, lines: Array.from({ length: 500 }, () => option) } as Draft;
  const signature = makeSignatureOf(60_000);
  expect(signature.length).toBeGreaterThan(59_996);
  expect(signature.length).toBeLessThanOrEqual(60_000);
  const choices = Array.from({ length: 500 }, (_, at) => at);
  const quote = await give({ draft });
  const given = { name: 'é'.repeat(100), choices, signature };
  expect(await answer(quote, given)).toMatchObject({
    ...{ status: 200, body: { answer: { choices, signature } } },
  });
});

test('a quote of any shape is refused, and accepted only where its lines can be read', async () => {
  const odd = { kind: 'devis', issueDate: '2026-11-20', seller: 'Zoé', buyer: 3, lines: 4 };
  const quote = await give({ draft: odd as never });
  expect(await answer(quote)).toMatchObject(refusal(400, 'validation_failed'));
  expect((await refuse(quote)).status).toBe(200);
  const bare = await give({ draft: { ...odd, lines: undefined } as never });
  expect((await answer(bare)).status).toBe(200);
  expect((await read(bare.token)).body.standing.status).toBe('accepted');
});

test('an account without room takes no answer', async () => {
  const quote = await give();
  const add = (bytes: number) =>
    site.owner.query(
      "update private.account_usage set used = used + $2 where user_id = $1 and subject = 'bytes'",
      [site.user.id, bytes],
    );
  await add(250_000_000);
  expect(await answer(quote)).toMatchObject(refusal(409, 'issuer_full'));
  await add(-250_000_000);
  expect((await answer(quote)).status).toBe(200);
});

test('a network answers thirty times an hour', async () => {
  const quote = await give();
  site.visit();
  const reader = site.connect();
  const given = { token: quote.token, verdict: 'accepted', name: 'Zoé', choices: [] };
  const ask = () => site.call(reader, 'answer-quote', { ...given, content_hash: 'a'.repeat(64) });
  for (let count = 0; count < 30; count += 1)
    expect(await ask()).toMatchObject(refusal(409, 'quote_changed'));
  expect(await ask()).toMatchObject(refusal(429, 'over_request_rate_limit'));
});
