import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { BUYER, createQuoteSite, ISSUER, quoteDraft, refusal } from './quote-site.test.support.ts';

const site = await createQuoteSite();
const { give, answer, ask, sendCode, lastCode, emailsTo, state } = site;
const LIMITED = refusal(429, 'over_request_rate_limit');
const draftTo = (email: string) =>
  ({ ...quoteDraft, buyer: { ...quoteDraft.buyer, email } }) as Draft;

test('six digits go to the buyer of the quote, and nowhere else', async () => {
  const quote = await give({ asksCode: true });
  const issuer = emailsTo(ISSUER).length;
  const sent = await sendCode(quote);
  expect(sent).toEqual({
    status: 200,
    body: { code_to: 'g•••@exemple.fr', expires_at: expect.any(String) },
  });
  const minutes = (Date.parse(sent.body.expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9);
  expect(minutes).toBeLessThan(11);
  expect(emailsTo(BUYER)).toHaveLength(1);
  expect(emailsTo(BUYER)[0]).toMatchObject({
    type: 'answer-code',
    subject: `Votre code pour accepter ou refuser le devis ${quote.number}`,
    code: expect.stringMatching(/^\d{6}$/),
    facts: [
      { label: 'Numéro', value: quote.number },
      { label: 'De', value: quoteDraft.seller.name },
    ],
  });
  expect(emailsTo(ISSUER)).toHaveLength(issuer);
  const { rows } = await site.owner.query('select * from private.answer_codes');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ address: BUYER, tries: 0 });
  expect(JSON.stringify([rows, site.functionFaults])).not.toContain(lastCode());
  const { rows: logs } = await site.owner.query(
    "select subject, status from email_logs where email_type = 'answer-code'",
  );
  expect(JSON.stringify(logs)).not.toContain(lastCode());
});

test('a page that asks for no code sends none', async () => {
  expect(await sendCode(await give())).toMatchObject(refusal(409, 'quote_changed'));
});

test('a quote takes three codes an hour and ten a day, and a lost one is not counted', async () => {
  const address = 'trois@exemple.fr';
  const quote = await give({ draft: draftTo(address), asksCode: true });
  state.isQueueBroken = true;
  for (let count = 0; count < 4; count += 1)
    expect(await sendCode(quote)).toMatchObject(refusal(503, 'email_not_sent'));
  state.isQueueBroken = false;
  const codes: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    expect((await sendCode(quote)).status).toBe(200);
    codes.push(lastCode(address));
  }
  expect(await sendCode(quote)).toMatchObject(LIMITED);
  expect(emailsTo(address)).toHaveLength(3);
  // Those before the last one are void.
  for (const code of new Set(codes.slice(0, 2)))
    if (code !== codes[2])
      expect(await answer(quote, { code })).toMatchObject(refusal(403, 'code_wrong'));
  expect((await answer(quote, { code: codes[2] })).status).toBe(200);
  expect(await sendCode(quote)).toMatchObject(refusal(409, 'quote_answered'));
});

test('an address receives ten codes a day, over all quotes', async () => {
  const draft = draftTo('dix@exemple.fr');
  for (let count = 0; count < 4; count += 1) {
    const quote = await give({ draft, asksCode: true });
    for (let sent = 0; sent < (count < 3 ? 3 : 1); sent += 1)
      expect((await sendCode(quote)).status).toBe(200);
  }
  expect(await sendCode(await give({ draft, asksCode: true }))).toMatchObject(LIMITED);
  expect(emailsTo('dix@exemple.fr')).toHaveLength(10);
});

test('a network asks for ten codes an hour', async () => {
  site.visit();
  const reader = site.connect();
  const send = () => site.call(reader, 'send-answer-code', { token: 'A'.repeat(22) });
  for (let count = 0; count < 10; count += 1)
    expect(await send()).toMatchObject(refusal(404, 'page_not_found'));
  expect(await send()).toMatchObject(LIMITED);
  expect((await ask('send-answer-code', { token: 'x' })).status).toBe(400);
});
