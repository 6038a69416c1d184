import { expect, test } from 'vitest';
import { convertInvoiceToCredit, convertQuoteToDeposit, type Draft } from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import {
  addFile,
  createClientPageSite,
  issueAs,
  openPageOf,
  pay,
  tie,
} from './client-page-site.test.support.ts';
import { readClientPage } from './read-client-page.ts';

const { owner, join, connect, call, read, visit, emails, emailsTo, state, env, ...site } =
  await createClientPageSite();
/** 4 707 €. */
const invoice = requireDraft(samples.menuisier);
const { client, user } = await join('lefevre@exemple.fr');
const { client: stranger } = await join('curieux@exemple.fr');
const GONE = { status: 404, body: { code: 'page_not_found' } };

const give = async (draft: Draft = invoice, prefix = 'F') => {
  const document = await issueAs(client, draft, prefix);
  return { ...document, token: await openPageOf(client, document) };
};
const readStanding = async (token: string) => (await read(token)).body.standing;
const standingOf = async (token: string) => {
  const { status, due } = await readStanding(token);
  return { status, due };
};
const messagesTo = (email = 'lefevre@exemple.fr') => emailsTo(email).length;

test('whoever has the link reads what was issued, with its files and without private notes', async () => {
  const [logo, plan] = [Buffer.from('png'.repeat(40)), Buffer.from('pdf'.repeat(40))];
  const draft = {
    ...{ ...invoice, privateNotes: 'Client difficile' },
    style: {
      ...invoice.style,
      logo: { data: await addFile(client, 'image/png', logo), alt: 'Atelier' },
      signature: { data: await addFile(client, 'image/jpeg', plan) },
    },
    attachments: [
      {
        ...({ filename: 'plan.pdf', mediaType: 'application/pdf', role: 'RIB' } as const),
        content: await addFile(client, 'application/pdf', Buffer.from('plan')),
      },
    ],
  };
  const { token, number } = await give(draft as Draft);
  const { status, body } = await read(token);
  expect(status).toBe(200);
  const { privateNotes: _privateNotes, ...shown } = draft;
  expect(body).toEqual({
    draft: {
      ...JSON.parse(JSON.stringify(shown)),
      number,
      style: {
        ...shown.style,
        logo: { data: `data:image/png;base64,${logo.toString('base64')}`, alt: 'Atelier' },
        signature: { data: `data:image/jpeg;base64,${plan.toString('base64')}` },
      },
      attachments: [{ ...draft.attachments[0], content: Buffer.from('plan').toString('base64') }],
    },
    on: new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' }),
    standing: {
      ...{ status: 'issued', percent: null },
      ...{ due: 470_700, due_now: 470_700, due_date: '2026-12-20', lowered_by: [] },
    },
    ...{ answering: null, answer: null },
    expires_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(JSON.stringify(body)).not.toContain('difficile');
});

test('the day is that of France, late in the evening too', async () => {
  const { id, token } = await give();
  const moment = "issued_at = '2026-11-20T23:30:00Z'";
  await owner.query('alter table documents disable trigger documents_keep_issued');
  await owner.query(`update documents set ${moment} where local_id = $1`, [id]);
  await owner.query('alter table documents enable trigger documents_keep_issued');
  expect((await read(token)).body.on).toBe('2026-11-21');
});

test('payments, an avoir and what its issuer marks change what is due', async () => {
  const { id, number, token } = await give();
  await client.from('documents').update({ milestone: 'sent' }).eq('local_id', id);
  expect(await standingOf(token)).toEqual({ status: 'sent', due: 470_700 });
  await pay(client, { id }, 700);
  expect(await standingOf(token)).toEqual({ status: 'partly-paid', due: 400_700 });
  const { lines, ...rest } = convertInvoiceToCredit(
    { ...invoice, number },
    { number: '', today: '2026-11-20' },
  );
  // 174,60 € with tax.
  const credit = {
    ...rest,
    lines: lines.filter((one) => 'unitPrice' in one && one.unitPrice === '145.5'),
  };
  const avoir = await issueAs(client, credit, 'A');
  await tie(client, { id }, avoir, 'credit');
  expect(await standingOf(token)).toEqual({ status: 'partly-paid', due: 383_240 });
  await pay(client, { id }, 3832.4);
  expect(await standingOf(token)).toEqual({ status: 'paid', due: 0 });
});

test('an invoice that an avoir gives back is cancelled, and one that another replaces asks for nothing', async () => {
  const cancelled = await give();
  const whole = convertInvoiceToCredit(
    { ...invoice, number: cancelled.number },
    { number: '', today: '2026-11-20' },
  );
  await tie(client, cancelled, await issueAs(client, whole, 'A'), 'credit');
  expect(await standingOf(cancelled.token)).toEqual({ status: 'cancelled', due: 0 });

  const replaced = await give();
  await pay(client, replaced, 1000);
  const preceding = [{ number: replaced.number, issueDate: invoice.issueDate }];
  const corrective = await give({
    ...{ ...invoice, subtype: 'corrective' },
    references: { ...invoice.references, preceding },
  });
  await tie(client, replaced, corrective, 'replacement');
  expect(await standingOf(replaced.token)).toEqual({ status: 'replaced', due: 0 });
  expect(await standingOf(corrective.token)).toEqual({ status: 'partly-paid', due: 370_700 });
});

test('an avoir of another invoice that names this one by its number lowers it', async () => {
  const [lowered, own] = [await give(), await give()];
  await pay(client, own, 4707);
  const avoir = convertInvoiceToCredit(
    { ...invoice, number: own.number },
    { number: '', today: '2026-11-20' },
  );
  const treatment = { kind: 'offset', invoice: lowered.number.toLowerCase() } as const;
  const credit = { ...avoir, credit: { reason: 'return', treatment } as const };
  await tie(client, own, await issueAs(client, credit, 'A'), 'credit');
  expect((await standingOf(lowered.token)).due).toBe(0);
});

test('what was received beyond an invoice, and its author set off on this one, lowers it', async () => {
  const [lowered, own] = [await give(), await give()];
  await pay(client, own, 5707);
  await tie(client, own, lowered, 'next-month');
  expect((await standingOf(lowered.token)).due).toBe(470_700);
  const link = client.from('document_links').update({ set_off: 700.5 });
  await link.eq('from_id', own.id).eq('to_id', lowered.id);
  expect(await readStanding(lowered.token)).toMatchObject({
    ...{ status: 'partly-paid', due: 400_650, due_now: 400_650 },
    lowered_by: [{ number: own.number, is_avoir: false, amount: 70_050 }],
  });
  expect(await readStanding(own.token)).toMatchObject({ status: 'paid', lowered_by: [] });
});

test('retention money is left to pay, and not asked for before its day', async () => {
  const retention = { percent: '5', releaseDate: '2099-11-20' };
  const { id, token } = await give({
    ...invoice,
    payment: { ...invoice.payment, retention },
  } as Draft);
  const asked = { due: 470_700, due_now: 447_165, due_date: '2026-12-20' };
  expect(await readStanding(token)).toMatchObject(asked);
  await pay(client, { id }, 4471.65);
  const kept = { due: 23_535, due_now: 0, due_date: '2099-11-20' };
  expect(await readStanding(token)).toMatchObject(kept);
});

test('an invoice whose avoir lowers another one is asked for in its place', async () => {
  const [cancelled, other] = [await give(), await give()];
  const avoir = convertInvoiceToCredit(
    { ...invoice, number: cancelled.number },
    { number: '', today: '2026-11-20' },
  );
  const treatment = { kind: 'offset', invoice: other.number } as const;
  const credit = { ...avoir, credit: { reason: 'cancellation', treatment } as const };
  await tie(client, cancelled, await issueAs(client, credit, 'A'), 'credit');
  expect(await standingOf(cancelled.token)).toEqual({ status: 'issued', due: 4707_00 });
  expect(await standingOf(other.token)).toMatchObject({ due: 0 });
});

test('who receives a self-billed invoice owes nothing', async () => {
  const { token } = await give(requireDraft(samples['autofacturation-laiterie']));
  expect(await standingOf(token)).toEqual({ status: 'issued', due: null });
});

test('a quote tells how much of it is invoiced', async () => {
  const quote = await give(requireDraft(samples['devis-agence-web']), 'D');
  const deposit = convertQuoteToDeposit(
    requireDraft(samples['devis-agence-web']),
    { percent: '30' },
    { number: '', today: '2026-11-20' },
  );
  await tie(client, quote, await issueAs(client, deposit, 'F'), 'deposit');
  expect(await readStanding(quote.token)).toMatchObject({ status: 'invoiced', percent: 30 });
});

test('an offer asks for nothing, and tells its answer', async () => {
  const { id, token } = await give(requireDraft(samples['devis-agence-web']), 'D');
  await client.from('documents').update({ milestone: 'accepted' }).eq('local_id', id);
  expect(await standingOf(token)).toEqual({ status: 'accepted', due: null });
});

test('nothing of another account counts, under the same ids or numbers', async () => {
  const { id, number, token } = await give();
  const before = await read(token);
  const theirs = await issueAs(stranger, invoice);
  const draft = { ...invoice, number: '' };
  await stranger.rpc('save_document', {
    ...{ p_id: id, p_draft: draft, p_raw_texts: {}, p_summary: {}, p_base: 0 },
  });
  await stranger.rpc('issue_document', { p_id: id, p_draft: draft, p_prefix: 'F' });
  await pay(stranger, { id }, 4000);
  const avoir = convertInvoiceToCredit({ ...invoice, number }, { number: '', today: '2026-11-20' });
  await tie(stranger, { id }, await issueAs(stranger, avoir, 'A'), 'credit');
  await tie(stranger, theirs, { id }, 'replacement');
  expect(await read(token)).toEqual(before);
});

test('one refusal for a link that is unknown, over, ended, replaced or of a suspended account', async () => {
  expect(await read('A'.repeat(22))).toMatchObject(GONE);
  expect(await read('../keys')).toMatchObject({ status: 400 });
  const document = await give();
  const next = await openPageOf(client, document);
  expect(await read(document.token)).toMatchObject(GONE);
  expect((await read(next)).status).toBe(200);

  const ban = (until: string) =>
    owner.query(`update auth.users set banned_until = ${until} where id = $1`, [user.id]);
  await ban("now() + interval '1 hour'");
  expect(await read(next)).toMatchObject(GONE);
  await ban('null');
  expect((await read(next)).status).toBe(200);

  const over = await give();
  await owner.query(
    `update client_pages set created_at = now() - interval '2 days', expires_at = now()
     from documents where documents.id = document_id and local_id = $1`,
    [over.id],
  );
  expect(await read(over.token)).toMatchObject(GONE);

  const { data } = await client.from('documents').select('id').eq('local_id', document.id).single();
  await client.from('client_pages').delete().eq('document_id', data?.id);
  expect(await read(next)).toMatchObject(GONE);
});

test('the first visit is told to the owner, once, however many come together', async () => {
  const { number, token } = await give();
  const before = messagesTo();
  await Promise.all([read(token), read(token), read(token, stranger)]);
  await read(token);
  expect(messagesTo()).toBe(before + 1);
  const message = emailsTo('lefevre@exemple.fr').at(-1);
  expect(message).toMatchObject({
    type: 'client-page-seen',
    subject: `La page de la facture ${number} a été ouverte`,
    facts: [
      { label: 'Numéro', value: number },
      { label: 'Client', value: 'Cycles Garance SAS' },
    ],
    action: { url: 'https://facturier.example/dossier' },
  });
  expect(message?.after.join()).toContain(
    'décochez «\u00a0Me prévenir de la première ouverture\u00a0»',
  );
  expect(JSON.stringify(emails)).not.toContain(token);
});

test('its owner’s own visits are not noted, and neither is any where they do not want it', async () => {
  const before = messagesTo();
  const own = await give();
  await read(own.token, client);
  expect(messagesTo()).toBe(before);
  await read(own.token);
  expect(messagesTo()).toBe(before + 1);

  const quiet = await issueAs(client, invoice);
  expect((await read(await openPageOf(client, quiet, { notesVisit: false }))).status).toBe(200);
  expect(messagesTo()).toBe(before + 1);
  const { data } = await client
    .from('documents')
    .select('client_pages(seen_at)')
    .in('local_id', [own.id, quiet.id])
    .order('created_at');
  const seen = data?.map(({ client_pages: pages }) => [pages].flat().map((one) => one.seen_at));
  expect(seen).toEqual([[expect.any(String)], [null]]);
});

test('another token tells its own first visit', async () => {
  const document = await give();
  const before = messagesTo();
  await read(document.token);
  await read(await openPageOf(client, document));
  expect(messagesTo()).toBe(before + 2);
});

test('whoever left before the answer has not visited', async () => {
  const { token } = await give();
  const before = messagesTo();
  const request = new Request('https://facturier.example/functions/v1/read-client-page', {
    method: 'POST',
    headers: { apikey: env.publishableKey },
    body: JSON.stringify({ token }),
  });
  await readClientPage(request, { ...env, clientIp: '192.0.2.9', signal: AbortSignal.abort() });
  expect(messagesTo()).toBe(before);
});

test('the document is read though its owner cannot be told', async () => {
  const { token } = await give();
  state.isQueueBroken = true;
  const { status } = await read(token);
  state.isQueueBroken = false;
  expect(status).toBe(200);
  expect(site.functionFaults).toContainEqual({ event: 'function_fault', code: 'visit_not_told' });
  expect(JSON.stringify(site.functionFaults)).not.toContain(token);
});

test('the document is read as it was issued where nothing more can be told of it', async () => {
  const { id, token } = await give();
  await pay(client, { id }, 700);
  const { tell } = env.drawing;
  env.drawing.tell = () => Promise.reject(Object.assign(new Error('Not told'), { code: 'busy' }));
  expect(await readStanding(token)).toBeNull();
  env.drawing.tell = tell;
  expect(site.functionFaults).toContainEqual({ event: 'drawing_fault', code: 'busy' });
  expect((await standingOf(token)).due).toBe(400_700);

  for (let count = 0; count < 50; count += 1)
    await tie(client, { id }, await issueAs(client, invoice), 'receipt');
  expect(await readStanding(token)).toBeNull();
});

test('a document of any shape is read, and what it asks for is not told', async () => {
  const odd = { kind: 'facture-tva', issueDate: '2026-11-20', seller: { name: 'Zoé' }, lines: 4 };
  const { token } = await give({ ...odd, style: 'x', attachments: [3] } as never);
  expect(await read(token)).toMatchObject({
    status: 200,
    body: { draft: { ...odd, style: 'x', attachments: [3] }, standing: { due: null } },
  });
});

test('a network reads three hundred times an hour', async () => {
  visit();
  const reader = connect();
  const ask = () => call(reader, 'read-client-page', { token: 'A'.repeat(22) });
  for (let count = 0; count < 300; count += 1) expect((await ask()).status).toBe(404);
  expect(await ask()).toMatchObject({
    status: 429,
    body: { code: 'over_request_rate_limit' },
  });
});
