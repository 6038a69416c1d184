import { expect, test } from 'vitest';
import type { Draft } from '#documents';
import { openPageOf } from '#server/routes/functions/client-pages/client-page-site.test.support.ts';
import {
  BUYER,
  createQuoteSite,
  FIRST_OPTION,
  ISSUER,
  quoteDraft,
  refusal,
} from './quote-site.test.support.ts';

const site = await createQuoteSite();
const { client, give, read, answer, refuse, sendCode, lastCode, emailsTo } = site;
const received = (to = ISSUER) => emailsTo(to).length;
const chosen = [FIRST_OPTION, FIRST_OPTION + 3];

test('where a code is asked for, nobody accepts without it, and the buyer has a receipt', async () => {
  const quote = await give({ asksCode: true });
  expect((await read(quote.token)).body.answering).toMatchObject({
    ...{ asks_code: true, code_to: 'g•••@exemple.fr' },
  });
  expect(await answer(quote)).toMatchObject(refusal(403, 'code_needed'));
  expect(await answer(quote, { code: '000000' })).toMatchObject(refusal(429, 'code_spent'));
  await sendCode(quote);
  const code = lastCode();
  expect(await answer(quote, { code: wrong(code) })).toMatchObject(refusal(403, 'code_wrong'));
  const before = received();
  const both = await Promise.all([
    answer(quote, { code, choices: chosen }),
    answer(quote, { code, choices: chosen }),
  ]);
  expect(both[1]).toEqual(both[0]);
  expect(both[0]).toMatchObject({ status: 200, body: { answer: { proven_email: BUYER } } });
  expect(received()).toBe(before + 1);
  expect(emailsTo(ISSUER).at(-1)?.facts).toContainEqual({ label: 'Code reçu à', value: BUYER });
  const receipts = emailsTo(BUYER).filter(({ type }) => type === 'acceptance-receipt');
  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toMatchObject({
    subject: `Vous avez accepté le devis ${quote.number}`,
    facts: [
      { label: 'Numéro', value: quote.number },
      { label: 'De', value: quoteDraft.seller.name },
      { label: 'Accepté par', value: 'Zoé Martin' },
      { label: 'Avec', value: 'Version anglaise, Hébergement dédié, un an' },
      { label: 'Montant' },
      { label: 'Empreinte (SHA-256)', value: quote.hash },
    ],
  });
});

test('five wrong codes end the code, and another one begins again', async () => {
  const quote = await give({ asksCode: true });
  await sendCode(quote);
  const first = lastCode();
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => answer(quote, { code: wrong(first) })),
  );
  expect(guesses.map(({ body }) => body.code).toSorted()).toEqual([
    ...Array<string>(4).fill('code_spent'),
    ...Array<string>(4).fill('code_wrong'),
  ]);
  expect(await answer(quote, { code: first })).toMatchObject(refusal(429, 'code_spent'));
  await sendCode(quote);
  const second = lastCode();
  if (first !== second)
    expect(await answer(quote, { code: first })).toMatchObject(refusal(403, 'code_wrong'));
  expect((await answer(quote, { code: second })).status).toBe(200);
});

test('a code ends after ten minutes, and with its link', async () => {
  const quote = await give({ asksCode: true });
  await sendCode(quote);
  await site.owner.query('update private.answer_codes set expires_at = now()');
  expect(await answer(quote, { code: lastCode() })).toMatchObject(refusal(429, 'code_spent'));
  await sendCode(quote);
  const token = await openPageOf(client, quote, { asksCode: true });
  expect(await answer({ ...quote, token }, { code: lastCode() })).toMatchObject(
    refusal(429, 'code_spent'),
  );
});

test('a refusal needs the code as well, and brings no receipt of an acceptance', async () => {
  const quote = await give({ asksCode: true });
  expect(await refuse(quote)).toMatchObject(refusal(403, 'code_needed'));
  await sendCode(quote);
  const before = emailsTo(BUYER).length;
  expect(await refuse(quote, { code: lastCode() })).toMatchObject({
    status: 200,
    body: { answer: { verdict: 'refused', proven_email: BUYER } },
  });
  expect(emailsTo(BUYER)).toHaveLength(before);
  expect(emailsTo(ISSUER).at(-1)).toMatchObject({ type: 'quote-refused' });
});

test('a quote without an address of its buyer is not answered where a code is asked for', async () => {
  for (const email of [undefined, 'garance', 'a@b.fr,c@d.fr', 4]) {
    const draft = { ...quoteDraft, buyer: { ...quoteDraft.buyer, email } } as Draft;
    const quote = await give({ draft, asksCode: true });
    expect((await read(quote.token)).body.answering.code_to).toBeNull();
    for (const change of [{}, { code: '123456' }])
      expect(await answer(quote, change)).toMatchObject(refusal(409, 'code_address_missing'));
    expect(await sendCode(quote)).toMatchObject(refusal(409, 'code_address_missing'));
    expect(await refuse(quote)).toMatchObject(refusal(409, 'code_address_missing'));
  }
});

/** Another code than this one. */
function wrong(code: string): string {
  return code === '111111' ? '222222' : '111111';
}
