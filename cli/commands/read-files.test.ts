import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { complete, makeFolder, run, today, unfinished } from '#cli/test-command.ts';
import { buildFacturX, parseDraft } from '#documents';

const parsed = parseDraft(complete);
const xml = (parsed.ok && buildFacturX(parsed.draft)) || '';

async function makePdf(draft: object) {
  const folder = makeFolder({ 'a.json': draft });
  await run(['pdf', join(folder, 'a.json'), today]);
  return join(folder, 'a.pdf');
}

test('a PDF made here is said, and its draft comes back', async () => {
  const pdf = await makePdf({ ...complete, privateNotes: 'Marge de 40 points' });
  const { code, stdout, stderr } = await run(['read', pdf, today]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const text = stdout.toString();
  for (const words of [complete.number, 'Cycles Garance SAS', 'Net à payer', 'No fault found'])
    expect(text).toContain(words);
  const json = await run(['read', pdf, '--json', today]);
  expect(JSON.parse(json.stdout.toString())).toEqual(parsed.ok && parsed.draft);
});

test('lines stand under their titles, with sub-totals and comments', async () => {
  const item = { kind: 'item', vatRate: '20' } as const;
  const lines = [
    { kind: 'section', name: 'Atelier' },
    { ...item, name: 'Établi', unitPrice: '70' },
    { ...item, name: 'Étau', unitPrice: '30' },
    { kind: 'subtotal' },
    { kind: 'comment', text: 'Bois\ncertifié' },
  ];
  const { stdout } = await run(['read', await makePdf({ ...complete, lines }), today]);
  const text = stdout.toString().replaceAll('\u00a0', ' ');
  expect(text).toMatch(
    /Atelier\n.*Établi: .*\n.*Étau: .*\n.*Sous-total: 100,00 €\n.*Bois · certifié\n/,
  );
});

test('what leads from the lines to the amount to pay is said where there is any', async () => {
  const read = async (draft: object) =>
    (await run(['read', await makePdf(draft), today])).stdout.toString();
  const parts = { allowances: [{ amount: '10' }], charges: [{ amount: '5', vatRate: '20' }] };
  const paid = { prepayments: [{ amount: '100', date: '2026-11-02' }] };
  const text = await read({ ...complete, ...parts, ...paid });
  for (const words of ['Remises: 10,00', 'Frais: 5,00', 'Déjà payé: 100,00'])
    expect(text).toContain(words);
  expect(await read(complete)).not.toMatch(/Remises|Frais|Déjà payé|Arrondi/);
});

test('the draft that comes back makes the same file again', async () => {
  const pdf = await makePdf(complete);
  const { stdout } = await run(['read', pdf, '--json']);
  const again = await run(['pdf', '-', today], { input: stdout.toString() });
  expect(again.stdout.equals(readFileSync(pdf))).toBe(true);
});

test('--xml gives the XML of a PDF, byte for byte', async () => {
  const { code, stdout } = await run(['read', await makePdf(complete), '--xml']);
  expect(code).toBe(0);
  expect(stdout.toString()).toBe(xml);
});

test('an unfinished PDF says what is missing', async () => {
  const pdf = await makePdf(unfinished);
  const { code, stdout } = await run(['read', pdf, today]);
  expect(code).toBe(1);
  expect(stdout.toString()).toContain('✗');
  expect(await run(['read', pdf, '--xml'])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('it carries no invoice XML'),
  });
});

test('an XML of someone else is checked, and exits with 1 when it does not add up', async () => {
  const wrong = xml.replace(/(<ram:GrandTotalAmount>)[^<]+/, '$199999.00');
  const folder = makeFolder({ 'juste.xml': xml, 'faux.xml': wrong });
  expect((await run(['read', join(folder, 'juste.xml')])).code).toBe(0);
  const { code, stdout } = await run(['read', join(folder, 'faux.xml')]);
  expect(code).toBe(1);
  expect(stdout.toString()).toContain('BR-CO-15');
  const both = await run(['read', folder, '--json']);
  expect(both.code).toBe(1);
  expect(JSON.parse(both.stdout.toString())).toHaveLength(2);
});

test('a file that can be read and whose issuer is to be told exits with 4, with a message to send', async () => {
  const doubtful = xml.replace(/(<ram:IBANID>FR)\d\d/, '$199');
  const folder = makeFolder({ 'douteux.xml': doubtful });
  const { code, stdout } = await run(['read', join(folder, 'douteux.xml')]);
  expect(code).toBe(4);
  const text = stdout.toString();
  for (const words of ['Lisible, mais à signaler à l’émetteur', 'To send to its issuer:', 'IBAN'])
    expect(text).toContain(words);
});

test('an invoice of a day to come is to be told, by the day that is given', async () => {
  const folder = makeFolder({ 'recue.xml': xml });
  const early = await run(['read', join(folder, 'recue.xml'), '--today=2026-01-02']);
  expect(early.code).toBe(4);
  expect(early.stdout.toString()).toContain('pas encore venu');
});

test('of several files, what is to be refused counts more than what is to be told', async () => {
  const folder = makeFolder({
    'a.xml': xml.replace(/(<ram:IBANID>FR)\d\d/, '$199'),
    'b.xml': xml.replace('<ram:TypeCode>380<', '<ram:TypeCode>999<'),
    'c.xml': xml,
  });
  const { code, stdout } = await run(['read', folder]);
  expect(code).toBe(1);
  for (const verdict of ['Conforme', 'Lisible', 'Irrecevable'])
    expect(stdout.toString()).toContain(verdict);
});

test('every invoice of a ZIP is said', async () => {
  const other = xml.replaceAll(complete.number, 'F-2026-0077');
  const archive = Buffer.from(
    zipSync({ 'mars/a.xml': Buffer.from(xml), 'avril/b.xml': Buffer.from(other) }),
  );
  const folder = makeFolder({ 'factures.zip': archive });
  const { code, stdout } = await run(['read', join(folder, 'factures.zip')]);
  expect(code).toBe(0);
  for (const words of [complete.number, 'F-2026-0077', 'avril/b.xml'])
    expect(stdout.toString()).toContain(words);
  const json = await run(['read', join(folder, 'factures.zip'), '--json']);
  expect(JSON.parse(json.stdout.toString())).toHaveLength(2);
});

test('--table compares our verdicts with those of the official rules', async () => {
  const NORM = 'eu.cen.en16931:cii:1.3.16';
  const report = (file: string, valid: boolean, rules: readonly string[] = [], tool = NORM) =>
    JSON.stringify({
      file,
      tool,
      valid,
      findings: rules.map((rule) => ({ rule, severity: 'error' })),
    });
  const wrong = xml.replace(/(<ram:GrandTotalAmount>)[^<]+/, '$199999.00');
  const folder = makeFolder({
    'juste.xml': xml,
    'faux.xml': wrong,
    'manque.xml': xml,
    'severe.xml': wrong,
    'france.xml': xml,
    'verdicts.jsonl': [
      report('juste.xml', true),
      report('faux.xml', false, ['BR-CO-15']),
      report('manque.xml', false, ['BR-99']),
      report('severe.xml', true),
      report('france.xml', true),
      report('france.xml', false, ['BR-FR-99'], 'fr.ctc:cii:1.3.0'),
    ].join('\n'),
  });
  const { code, stdout } = await run(['read', '--table', folder]);
  expect(code).toBe(0);
  const lines = stdout.toString().split('\n');
  expect(lines).toContain('| CII | valid | 1 | 0 | 1 | 0 |');
  expect(lines).toContain('| CII | refused by EN 16931 | 1 | 0 | 1 | 0 |');
  expect(lines).toContain('| CII | refused by the rules of France alone | 1 | 0 | 0 | 0 |');
  expect(lines).toContain('| BR-99 | 1 | manque.xml |');
  expect(lines).toContain('| BR-FR-99 | 1 | france.xml |');
  expect(lines).toContain('| BR-CO-15 | 1 | severe.xml |');
  const missing = await run(['read', '--table', makeFolder({})]);
  expect(missing.code).toBe(2);
  expect(missing.stderr).toContain('verdicts.jsonl');
});

test('what cannot be read is said, and does not stop the others', async () => {
  const folder = makeFolder({
    'a.pdf': 'bonjour',
    'b.pdf': '%PDF-1.7\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>',
    'c.xml': '<!DOCTYPE a><a/>',
    'd.json': complete,
    'e.json': '{}',
    'f.xml': '<a/>',
  });
  const { code, stdout, stderr } = await run(['read', folder, today]);
  expect(code).toBe(2);
  expect(stdout.toString()).toContain(complete.number);
  for (const words of ['no PDF', 'a password', 'DOCTYPE', 'neither a draft', 'no invoice'])
    expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/[À-ÿ’]/);
});

test('--xml is for one file', async () => {
  const folder = makeFolder({ 'a.xml': xml, 'b.xml': xml });
  expect(await run(['read', folder, '--xml'])).toMatchObject({
    code: 2,
    stderr: '--xml is for one file, and without --json.\n',
  });
});

test('names of strangers do not drive the terminal', async () => {
  const hostile = { ...complete, buyer: { ...complete.buyer, name: 'A\u009b2JB' } };
  const { stdout } = await run(['read', '-'], { input: JSON.stringify(hostile) });
  expect(stdout.toString()).not.toContain('\u009b');
});
