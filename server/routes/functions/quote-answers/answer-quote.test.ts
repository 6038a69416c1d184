import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { convertQuoteToDeposit, type Draft } from '#documents';
import {
  addFile,
  issueAs,
  openPageOf,
  tie,
} from '#server/routes/functions/client-pages/client-page-site.test.support.ts';
import { makeSignature } from './make-signature.test.support.ts';
import {
  BUYER,
  createQuoteSite,
  FIRST_OPTION,
  ISSUER,
  quoteDraft,
  refusal,
} from './quote-site.test.support.ts';

const site = await createQuoteSite();
const { client, give, read, answer, refuse, sendCode, markOf, emailsTo, emails } = site;
const received = (to = ISSUER) => emailsTo(to).length;
const chosen = [FIRST_OPTION, FIRST_OPTION + 3];

test('a quote that can be answered says how, and what was read is what is accepted', async () => {
  const logo = Buffer.from('png'.repeat(40));
  const draft = {
    ...{ ...quoteDraft, privateNotes: 'Client difficile' },
    style: {
      ...quoteDraft.style,
      logo: { data: await addFile(client, 'image/png', logo), alt: 'Atelier' },
    },
  } as Draft;
  const quote = await give({ draft });
  const before = await read(quote.token);
  expect(before.body.answer).toBeNull();
  expect(before.body.answering).toEqual({
    content_hash: createHash('sha256').update(JSON.stringify(before.body.draft)).digest('hex'),
    ...{ asks_code: false, code_to: null },
  });
  const mark = await markOf(quote);
  site.state.clientIp = '203.0.113.77';
  const signature = makeSignature();
  const { status, body } = await site.call(site.connect(), 'answer-quote', {
    ...{ token: quote.token, verdict: 'accepted', name: ' Zoé\u202e Martin ' },
    ...{ choices: chosen.toReversed(), content_hash: quote.hash, signature },
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      answer: {
        ...{ verdict: 'accepted', signer_name: 'Zoé Martin', reason: null, choices: chosen },
        ...{ content_hash: quote.hash, network: '203.0.113.0/24', proven_email: null, signature },
        answered_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d.*(?:Z|\+00:00)$/),
      },
    },
  });
  const after = await read(quote.token);
  expect(after.body).toMatchObject({ answering: null, answer: body.answer });
  expect(after.body.draft).toEqual(before.body.draft);
  expect(after.body.standing).toMatchObject({ status: 'accepted', due: null });
  expect(await markOf(quote)).toMatchObject({ milestone: 'accepted' });
  expect((await markOf(quote))?.updated_at).not.toBe(mark?.updated_at);
  const { data } = await client.from('quote_answers').select('signer_name, choices, network');
  expect(data).toContainEqual({
    ...{ signer_name: 'Zoé Martin', choices: chosen, network: '203.0.113.0/24' },
  });
  expect(JSON.stringify(emails)).not.toContain(quote.token);
});

test('its issuer is told who accepted, when, for how much and what comes next', async () => {
  const quote = await give();
  await answer(quote, { choices: chosen });
  const message = emailsTo(ISSUER).at(-1);
  expect(message).toMatchObject({
    type: 'quote-accepted',
    subject: `Le devis ${quote.number} est accepté`,
    facts: [
      { label: 'Accepté par', value: 'Zoé Martin' },
      { label: 'Numéro', value: quote.number },
      { label: 'Client', value: quoteDraft.buyer.name },
      { label: 'Options et variantes retenues', value: '2' },
      { label: 'Montant', value: expect.stringMatching(/^[\d\u202f]+,\d\d\u00a0€$/) },
    ],
    action: { url: 'https://facturier.example/dossier' },
  });
  expect(message?.paragraphs.join()).toMatch(/\d{4} à \d\d:\d\d \(heure de Paris\)/);
  expect(message?.paragraphs.join()).toContain('faites la facture d’acompte qu’il demande');
  expect(message?.quotation).toBeUndefined();
  const amountOf = () => emailsTo(ISSUER).at(-1)?.facts?.at(-1)?.value;
  const amount = amountOf();
  await answer(await give());
  expect(amountOf()).not.toBe(amount);
  expect(emailsTo(BUYER)).toEqual([]);

  const { deposit: _deposit, ...rest } = quoteDraft.quote ?? {};
  const bare = { ...quoteDraft, lines: quoteDraft.lines.slice(0, 1), quote: rest } as Draft;
  await answer(await give({ draft: bare }));
  expect(emailsTo(ISSUER).at(-1)?.paragraphs.join()).toContain('faites la facture, ou');
  expect(emailsTo(ISSUER).at(-1)?.facts).toHaveLength(4);
});

test('a quote is refused with a reason, or without', async () => {
  const quote = await give();
  const reason = 'Trop cher,\net trop tard.';
  expect(await refuse(quote, { reason })).toMatchObject({
    status: 200,
    body: { answer: { verdict: 'refused', reason, choices: [], signature: null } },
  });
  expect(emailsTo(ISSUER).at(-1)).toMatchObject({
    type: 'quote-refused',
    subject: `Le devis ${quote.number} est refusé`,
    quotation: reason,
    facts: [
      { label: 'Refusé par', value: 'Zoé Martin' },
      { label: 'Numéro' },
      { label: 'Client' },
      { label: 'Montant' },
    ],
  });
  expect((await read(quote.token)).body).toMatchObject({
    standing: { status: 'refused' },
    ...{ answering: null, answer: { verdict: 'refused', reason } },
  });
  expect(await markOf(quote)).toMatchObject({ milestone: 'refused' });

  expect((await refuse(await give())).body.answer.reason).toBeNull();
  expect(emailsTo(ISSUER).at(-1)?.quotation).toBeUndefined();
});

test('an order form and an amendment are accepted by their names', async () => {
  for (const [subtype, name] of [
    ['order', 'Le bon de commande'],
    ['amendment', 'L’avenant'],
  ] as const) {
    const quote = await give({ draft: { ...quoteDraft, subtype } });
    expect((await answer(quote)).status).toBe(200);
    expect(emailsTo(ISSUER).at(-1)?.subject).toBe(`${name} ${quote.number} est accepté`);
  }
});

test('two people at once: one answers, the other is told, and there is one message', async () => {
  const quote = await give();
  const before = received();
  const both = await Promise.all([answer(quote), answer(quote, { name: 'Émile' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [done, told] = both.toSorted((a, b) => a.status - b.status);
  expect(told).toMatchObject(refusal(409, 'quote_answered'));
  expect((await read(quote.token)).body.answer).toEqual(done?.body.answer);
  expect(received()).toBe(before + 1);
  expect(await refuse(quote)).toMatchObject(refusal(409, 'quote_answered'));
});

test('the same answer again, together or after it was lost, is one answer and one message', async () => {
  const quote = await give();
  const before = received();
  const [one, two] = await Promise.all([answer(quote), answer(quote)]);
  expect(one?.status).toBe(200);
  expect(two).toEqual(one);
  expect(await answer(quote, { signature: makeSignature() })).toEqual(one);
  expect(received()).toBe(before + 1);
  expect(await answer(quote, { choices: chosen })).toMatchObject(refusal(409, 'quote_answered'));
});

test('an answer is kept though its issuer cannot be told, and tells them when it is sent again', async () => {
  const quote = await give();
  const before = received();
  site.state.isQueueBroken = true;
  const lost = await answer(quote);
  site.state.isQueueBroken = false;
  expect(lost.status).toBe(200);
  expect(site.functionFaults).toContainEqual({ event: 'function_fault', code: 'answer_not_told' });
  expect(received()).toBe(before);
  expect(await answer(quote)).toEqual(lost);
  expect(received()).toBe(before + 1);
});

test('its issuer is told by its name though whoever answered has left', async () => {
  const quote = await give();
  const request = new Request('https://facturier.example/functions/v1/answer-quote', {
    method: 'POST',
    headers: { apikey: site.env.publishableKey },
    body: JSON.stringify({
      ...{ token: quote.token, verdict: 'accepted', name: 'Zoé', choices: [] },
      content_hash: quote.hash,
    }),
  });
  const { answerQuote } = await import('./answer-quote.ts');
  const call = { ...site.env, clientIp: 'local', signal: AbortSignal.abort() };
  const response = await answerQuote(request, call);
  expect((await response.json()).answer.network).toBeNull();
  expect(emailsTo(ISSUER).at(-1)?.subject).toBe(`Le devis ${quote.number} est accepté`);
});

test('an expired quote is not answered', async () => {
  const quote = await give({ draft: { ...quoteDraft, validUntil: '2026-11-04' } });
  const { answering, answer: kept, draft } = (await read(quote.token)).body;
  expect({ answering, kept }).toEqual({ answering: null, kept: null });
  const hash = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
  for (const ask of [answer, refuse])
    expect(await ask({ ...quote, hash })).toMatchObject(refusal(409, 'quote_expired'));
  expect(await markOf(quote)).toMatchObject({ milestone: null });
});

test('what its issuer has marked, or made an invoice from, is closed', async () => {
  const marked = await give({ asksCode: true });
  await client.from('documents').update({ milestone: 'refused' }).eq('local_id', marked.id);
  const invoiced = await give({ asksCode: true });
  const deposit = convertQuoteToDeposit(
    quoteDraft,
    { percent: '30' },
    { number: '', today: '2026-11-20' },
  );
  await tie(client, invoiced, await issueAs(client, deposit, 'F'), 'deposit');
  const before = received();
  for (const quote of [marked, invoiced]) {
    expect((await read(quote.token)).body).toMatchObject({ answering: null, answer: null });
    expect(await answer(quote)).toMatchObject(refusal(409, 'quote_closed'));
    expect(await refuse(quote)).toMatchObject(refusal(409, 'quote_closed'));
    expect(await sendCode(quote)).toMatchObject(refusal(409, 'quote_closed'));
  }
  expect(received()).toBe(before);
});

test('what is invoiced of an accepted quote counts what was chosen', async () => {
  const quote = await give();
  await answer(quote, { choices: chosen });
  const half = { ...quoteDraft, quote: undefined } as Draft;
  const deposit = convertQuoteToDeposit(
    { ...half, lines: takeLines(half, chosen) },
    { percent: '50' },
    { number: '', today: '2026-11-20' },
  );
  await tie(client, quote, await issueAs(client, deposit, 'F'), 'deposit');
  expect((await read(quote.token)).body.standing).toMatchObject({
    ...{ status: 'invoiced', percent: 50 },
  });
});

test('a link that is over, replaced or closed takes no answer', async () => {
  const quote = await give({ asksCode: true });
  await openPageOf(client, quote, { asksCode: true });
  const withdrawn = await give({ asksCode: true });
  const { data } = await client
    .from('documents')
    .select('id')
    .eq('local_id', withdrawn.id)
    .single();
  await client.from('client_pages').delete().eq('document_id', data?.id);
  for (const gone of [quote, withdrawn, { ...quote, token: 'A'.repeat(22) }])
    for (const ask of [answer, refuse, sendCode])
      expect(await ask(gone)).toMatchObject(refusal(404, 'page_not_found'));
});

function takeLines({ lines }: Draft, choices: readonly number[]): Draft['lines'] {
  return lines.flatMap((line, at): Draft['lines'] => {
    if (line.kind !== 'option' && line.kind !== 'variant') return [line];
    const { isSelected: _isSelected, ...rest } = line;
    return choices.includes(at) ? [{ ...rest, kind: 'item' }] : [];
  });
}
