import { expect, test } from 'vitest';
import { readDocument } from '#documents/read';
import {
  createLeavingSite,
  listDocuments,
  model,
  SENT,
  WAITS,
} from './leaving-site.test.support.ts';
import type { Preparing } from './prepare-due.ts';

const site = await createLeavingSite();
const { env, today, prepare, passHour, dyingAt, enter, repeat } = site;
const { emailsTo, functionFaults, state, forgetUses } = site;
const openSent = async (to: string) => {
  const [content] = emailsTo(to);
  const pdf = Buffer.from(content?.attachments?.[0]?.base64 ?? '', 'base64');
  return { content, opened: await readDocument(pdf) };
};

test('a document is issued at its date, sent to its client once, and its owner is told', async () => {
  const entered = await enter();
  const { client, email, to } = entered;
  await repeat(entered);
  await prepare();
  await prepare();
  const number = `F-${today.slice(0, 4)}-0001`;
  expect(await listDocuments(client)).toEqual([{ number, ...SENT }]);
  const { data: files } = await client.from('document_files').select('name, size');
  expect(files).toEqual([{ name: `${number} Cycles Garance SAS.pdf`, size: expect.any(Number) }]);
  const { content, opened } = await openSent(to);
  expect(emailsTo(to)).toHaveLength(1);
  expect(content).toMatchObject({
    ...{ type: 'document-to-client', replyTo: email },
    subject: `Facture ${number} – Menuiserie Lefèvre & Fils`,
    quotation: expect.stringContaining(`la facture ${number}`),
  });
  expect(opened).toMatchObject({ ok: true, drafts: [{ draft: { number } }] });
  expect(opened.ok && opened.invoice?.read).toMatchObject({ ok: true });
  expect(emailsTo(email)).toMatchObject([
    {
      subject: '1 document répété est envoyé',
      facts: [{ label: `Facture ${number}` }, { label: 'Envoyé à', value: to }],
    },
  ]);
  expect(functionFaults).toEqual([]);
});

test('the company gives its numbers, and devices hear of what was issued', async () => {
  const entered = await enter();
  const { client } = entered;
  const numbering = { 'facture-tva': { pattern: 'MEN-{NNNN}', start: 40 } };
  const { name, siret } = model.seller;
  await client.from('companies').insert({ name, siret, defaults: { numbering } });
  await repeat(entered);
  await prepare();
  expect(await listDocuments(client)).toEqual([{ number: 'MEN-0040', ...SENT }]);
  const { data } = await client.rpc('list_changes');
  expect(data).toMatchObject([{ is_deleted: false }]);
});

test('the files that it carries go with it', async () => {
  const entered = await enter();
  const { client, to } = entered;
  const bytes = Buffer.from('a;b\n1;2\n');
  const { data: kept } = await client
    .from('draft_files')
    .insert({
      hash: Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex'),
      ...{ media_type: 'text/csv', bytes: `\\x${bytes.toString('hex')}` },
    })
    .select('hash')
    .single();
  const attachment = {
    ...{ filename: 'releve.csv', mediaType: 'text/csv', content: `file:${kept?.hash}` },
  };
  await repeat(entered, { model: { ...model, attachments: [attachment] } });
  await prepare();
  const { opened } = await openSent(to);
  if (!opened.ok) throw new Error(opened.problem);
  expect(opened.drafts[0]?.draft.attachments).toMatchObject([
    { filename: 'releve.csv', content: bytes.toString('base64') },
  ]);
});

test('what lacks a mention stays a draft, and its owner is told why', async () => {
  const entered = await enter();
  const { client, email, to } = entered;
  await repeat(entered, { model: { ...model, seller: { ...model.seller, siret: '', siren: '' } } });
  await prepare();
  expect(await listDocuments(client)).toEqual([WAITS]);
  expect(emailsTo(to)).toEqual([]);
  expect(emailsTo(email)[0]?.facts?.at(-1)).toEqual({
    ...{ label: 'Pas envoyé', value: 'Une mention manque\u00a0: SIREN du vendeur.' },
  });
});

test('a series that is ahead of the day gives no number, and the draft waits', async () => {
  const entered = await enter();
  const { client, email, to } = entered;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  const draft = { ...model, number: '', issueDate: tomorrow };
  await client.rpc('save_document', {
    ...{ p_id: 'ahead', p_draft: draft, p_raw_texts: {}, p_summary: { status: 'draft' } },
  });
  await client.rpc('issue_document', { p_id: 'ahead', p_draft: draft, p_prefix: 'F' });
  await repeat(entered);
  await prepare();
  expect((await listDocuments(client))?.map(({ status }) => status).toSorted()).toEqual([
    ...['draft', 'issued'],
  ]);
  expect(emailsTo(to)).toEqual([]);
  expect(emailsTo(email)[0]?.facts?.at(-1)?.value).toContain('daté d’un jour à venir');
});

test('a number that no electronic invoice may have is not taken', async () => {
  const entered = await enter();
  const { client, email, to } = entered;
  const numbering = { 'facture-tva': { pattern: 'Fact n°{NNNN}', start: 1 } };
  const { name, siret } = model.seller;
  await client.from('companies').insert({ name, siret, defaults: { numbering } });
  await repeat(entered);
  await prepare();
  expect(await listDocuments(client)).toEqual([WAITS]);
  expect(emailsTo(to)).toEqual([]);
  expect(emailsTo(email)[0]?.facts?.at(-1)?.value).toContain('facture électronique');
});

test.each(['take_leaving', 'issue_prepared', 'read_leaving', 'settle_leaving'])(
  'a server that dies at %s is followed by one that sends once',
  async (name) => {
    const entered = await enter();
    const { client, email, to } = entered;
    await repeat(entered);
    await prepare(dyingAt(name)).catch(() => undefined);
    expect(emailsTo(email)).toEqual([]);
    await passHour();
    await prepare();
    await passHour();
    await prepare();
    expect(await listDocuments(client)).toMatchObject([SENT]);
    expect(emailsTo(to)).toHaveLength(1);
    expect(emailsTo(email)).toHaveLength(1);
  },
);

test('two servers at once issue and send each date once', async () => {
  const entered = await Promise.all([enter(), enter(), enter()]);
  for (const one of entered) await repeat(one);
  await Promise.all([prepare(), prepare()]);
  await prepare();
  for (const { client, email, to } of entered) {
    expect(await listDocuments(client)).toMatchObject([SENT]);
    expect(emailsTo(to)).toHaveLength(1);
    expect(emailsTo(email)).toHaveLength(1);
  }
});

test('servers and an owner who issues by hand do not stop one another', async () => {
  const entered = await enter();
  const { client } = entered;
  // As many as a client gets in a day.
  for (let count = 0; count < 10; count += 1) await repeat(entered);
  const byHand = async (id: string) => {
    const draft = { ...model, number: '', issueDate: today };
    const saved = await client.rpc('save_document', {
      ...{ p_id: id, p_draft: draft, p_raw_texts: {}, p_summary: { status: 'draft' } },
    });
    const issued = await client.rpc('issue_document', { p_id: id, p_draft: draft, p_prefix: 'F' });
    return saved.error ?? issued.error;
  };
  const hands = async (name: string) => {
    const problems = [];
    for (let count = 0; count < 13; count += 1) problems.push(await byHand(`${name}-${count}`));
    return problems.filter(Boolean);
  };
  const problems = await Promise.all([hands('a'), hands('b'), prepare(), prepare()]);
  expect(problems.slice(0, 2)).toEqual([[], []]);
  await passHour();
  await prepare();
  expect(functionFaults).toEqual([]);
  const numbers = (await listDocuments(client))?.map(({ number }) => number);
  const year = today.slice(0, 4);
  expect(numbers).toEqual(
    Array.from({ length: 36 }, (_, index) => `F-${year}-${String(index + 1).padStart(4, '0')}`),
  );
});

test('a client who gets too many messages has this one later, and its owner is told then', async () => {
  const entered = await enter();
  const { client, email, to, userId } = entered;
  await repeat(entered);
  for (let used = 0; used < 10; used += 1)
    await state.takeUse('documentToClient', `${userId} ${to}`);
  await prepare();
  await passHour();
  await prepare();
  expect(await listDocuments(client)).toEqual([WAITS]);
  expect([...emailsTo(to), ...emailsTo(email)]).toEqual([]);
  forgetUses();
  await passHour();
  await prepare();
  expect(await listDocuments(client)).toMatchObject([SENT]);
  expect(emailsTo(to)).toHaveLength(1);
  expect(emailsTo(email)).toMatchObject([{ subject: '1 document répété est envoyé' }]);
});

test('an address is one however it is written, and one that is none gets nothing', async () => {
  const [upper, none] = [await enter(), await enter()];
  for (let used = 0; used < 10; used += 1)
    await state.takeUse('documentToClient', `${upper.userId} ${upper.to}`);
  await repeat({ ...upper, to: upper.to.toUpperCase() });
  await repeat({ ...none, to: `x<${none.to}>` });
  await prepare();
  expect(emailsTo(upper.to)).toEqual([]);
  expect(emailsTo(`x<${none.to}>`)).toEqual([]);
  expect(await listDocuments(none.client)).toEqual([WAITS]);
  expect(emailsTo(none.email)[0]?.facts?.at(-1)?.value).toContain('L’adresse du client');
});

test('an account has a hundred a day, apart from those sent by hand', async () => {
  const entered = await enter();
  const { client, userId } = entered;
  await repeat(entered);
  for (let used = 0; used < 100; used += 1) await state.takeUse('repeatedByAccount', userId);
  await prepare();
  expect(await listDocuments(client)).toEqual([WAITS]);
  expect(await state.takeUse('documentByAccount', userId)).toBe(true);
});

test('a file that no message carries is left to its owner', async () => {
  const entered = await enter();
  const { client, email, to } = entered;
  await repeat(entered);
  const draw: Preparing['drawing']['draw'] = async (...asked) => {
    const drawn = await site.env.drawing.draw(...asked);
    return drawn.ok ? { ...drawn, pdf: new Uint8Array(7_000_001) } : drawn;
  };
  await prepare({ ...env, drawing: { ...site.env.drawing, draw } });
  expect(await listDocuments(client)).toMatchObject([{ status: 'issued', milestone: null }]);
  expect(emailsTo(to)).toEqual([]);
  expect(emailsTo(email)).toMatchObject([
    { subject: 'Documents répétés\u00a0: 1 à envoyer', action: { label: 'Ouvrir le document' } },
  ]);
  expect(emailsTo(email)[0]?.facts?.at(-1)?.value).toBe('Il est trop lourd pour un e-mail.');
});

test('files that no answer carries hold up nobody', async () => {
  const [heavy, light] = [await enter(), await enter()];
  const attachments = [];
  for (let index = 0; index < 6; index += 1) {
    const bytes = Buffer.alloc(2_000_000, `piece ${index}`);
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
    const { error } = await heavy.client
      .from('draft_files')
      .insert({ hash, media_type: 'application/pdf', bytes: `\\x${bytes.toString('hex')}` });
    expect(error).toBeNull();
    attachments.push({
      ...{ filename: `${index}.pdf`, mediaType: 'application/pdf', content: `file:${hash}` },
    });
  }
  await repeat(heavy, { model: { ...model, attachments } });
  await repeat(light);
  await prepare();
  expect(await listDocuments(heavy.client)).toEqual([WAITS]);
  expect(emailsTo(heavy.email)[0]?.facts?.at(-1)?.value).toBe('Il est trop lourd pour un e-mail.');
  expect(emailsTo(light.to)).toHaveLength(1);
  expect(functionFaults).toEqual([]);
});
