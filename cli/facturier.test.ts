import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { complete, makeFolder, run, today, unfinished } from './test-command.ts';

test('a draft becomes a PDF beside it', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code, stdout, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect({ code, stderr: stderr.toString(), stdout: stdout.length }).toEqual({
    code: 0,
    stderr: 'draft.json → draft.pdf\n',
    stdout: 0,
  });
  expect(readdirSync(folder)).toEqual(['draft.json', 'draft.pdf']);
  const pdf = readFileSync(join(folder, 'draft.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toMatch(/%%EOF\s*$/);
  expect(pdf).toContain('factur-x.xml');
});

test('the same draft and day give the same bytes, through files and through pipes', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  await run(['pdf', 'draft.json', '-o', 'out.pdf', today], { cwd: folder });
  const piped = await run(['pdf', '-', '-o', '-', today], { input: JSON.stringify(complete) });
  expect(piped).toMatchObject({ code: 0, stderr: '' });
  expect(piped.stdout.equals(readFileSync(join(folder, 'out.pdf')))).toBe(true);
});

test('while a blocking rule fails the PDF is a BROUILLON without XML', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^draft\.json: BROUILLON, \d+ blocking rules? fails?:\n {2}✗ .+\[seller\.\w+\]\n/,
  );
  expect(readFileSync(join(folder, 'draft.pdf'), 'latin1')).not.toContain('factur-x.xml');
});

test('--final refuses a draft that breaks a blocking rule, and leaves the old file', async () => {
  const folder = makeFolder({ 'draft.json': unfinished, 'draft.pdf': 'old' });
  const { code, stderr } = await run(['pdf', '--final', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^draft\.json: refused, \d+ blocking rules? fails?:\n {2}✗ /);
  expect(readdirSync(folder)).toEqual(['draft.json', 'draft.pdf']);
  expect(readFileSync(join(folder, 'draft.pdf'), 'utf8')).toBe('old');
});

test('--final writes a complete draft', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  expect(await run(['pdf', '--final', 'draft.json', today], { cwd: folder })).toMatchObject({
    code: 0,
  });
});

test('a sale through the one-stop shop is final without XML, and the reason is said', async () => {
  const folder = makeFolder({ 'draft.json': samples['luminaires-belgique'] });
  const pdf = await run(['pdf', '--final', 'draft.json', today], { cwd: folder });
  expect(pdf.code).toBe(0);
  expect(pdf.stderr).toMatch(/without XML: .*consumer is owed no e-invoice.*BR-FR-16/);
  expect(readFileSync(join(folder, 'draft.pdf'), 'latin1')).not.toContain('factur-x.xml');
  for (const format of ['cii', 'ubl']) {
    const xml = await run(['xml', 'draft.json', '--format', format, today], { cwd: folder });
    expect(xml.code).toBe(1);
    expect(xml.stderr).toMatch(/refused: .*consumer is owed no e-invoice/);
  }
});

test('a rate that the official rules refuse leaves no XML either', async () => {
  const lines = complete.lines.map((line) =>
    line.kind === 'item' ? { ...line, vatRate: '21' } : line,
  );
  const folder = makeFolder({ 'draft.json': { ...complete, lines } });
  const { code, stderr } = await run(['xml', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(/refused: lines: BR-FR-16 refuses/);
});

test('a draft becomes a Factur-X XML', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code } = await run(['xml', 'draft.json', '-o', 'out.xml', today], { cwd: folder });
  expect(code).toBe(0);
  const xml = readFileSync(join(folder, 'out.xml'), 'utf8');
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<rsm:CrossIndustryInvoice/);
  expect(xml).toContain(String(complete.number));
});

test('--format ubl writes the same invoice as UBL, under a name of its own', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code } = await run(['xml', 'draft.json', '--format', 'ubl', today], { cwd: folder });
  expect(code).toBe(0);
  expect(readdirSync(folder)).toEqual(['draft.json', 'draft.ubl.xml']);
  const xml = readFileSync(join(folder, 'draft.ubl.xml'), 'utf8');
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<Invoice xmlns="urn:oasis:/);
  expect(xml).toContain(`<cbc:ID>${complete.number}</cbc:ID>`);
  const cii = await run(['xml', 'draft.json', '--format=cii', '-o', '-', today], { cwd: folder });
  expect(cii.stdout.toString()).toContain('<rsm:CrossIndustryInvoice');
});

test('no XML while a blocking rule fails', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stderr } = await run(['xml', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^draft\.json: refused, \d+ blocking rules? fails?:\n {2}✗ .+\[seller\.\w+\]/,
  );
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('no XML for a proforma', async () => {
  const folder = makeFolder({ 'draft.json': samples['proforma-machine'] });
  const { code, stderr } = await run(['xml', 'draft.json', today], { cwd: folder });
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^draft\.json: refused: subtype: "proforma" \(.+\) is no invoice and has no XML\n$/,
  );
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('check lists the rules for people', async () => {
  const folder = makeFolder({ 'draft.json': unfinished });
  const { code, stdout, stderr } = await run(['check', 'draft.json', today], { cwd: folder });
  const report = stdout.toString();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(report).toMatch(
    /^draft\.json: facture-tva, standard, \S+\n {2}✗ .+ \[blocking\]\n {6}.+\n {6}field: seller\.\w+\n {6}reference: .+\n/,
  );
  expect(report).toMatch(/\n {2}✓ .+ \(.+\)\n/);
  expect(report).toMatch(/\n {2}\d+ blocking, .*\d+ satisfied\n$/);
  expect(report).not.toContain('not applicable');
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

test('check --all also lists the rules that do not apply', async () => {
  const folder = makeFolder({ 'draft.json': complete });
  const { code, stdout } = await run(['check', '--all', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stdout.toString()).toMatch(/\d+ satisfied, \d+ not applicable\n$/);
});

test('check --json is a list with one object per file, wrong ones included', async () => {
  const folder = makeFolder({ 'a.json': unfinished, 'b.json': '{', 'c.json': complete });
  const { code, stdout } = await run(['check', '--json', '.', today], { cwd: folder });
  expect(code).toBe(2);
  const [a, b, c] = JSON.parse(stdout.toString());
  expect(a).toMatchObject({
    file: 'a.json',
    kind: 'facture-tva',
    subtype: 'standard',
    isBlocked: true,
  });
  expect(a.rules[0]).toEqual({
    id: expect.any(String),
    label: expect.any(String),
    purpose: expect.any(String),
    reference: expect.any(String),
    severity: expect.stringMatching(/^(blocking|warning|information)$/),
    state: expect.stringMatching(/^(satisfied|missing)$/),
    message: expect.any(String),
    field: expect.any(String),
  });
  expect(b).toEqual({
    file: 'b.json',
    problems: [
      { path: '', line: 1, column: 2, message: expect.stringContaining('expected a key') },
    ],
  });
  expect(c).toMatchObject({ file: 'c.json', isBlocked: false, today: complete.issueDate });
});

test('schema prints the JSON Schema', async () => {
  const { code, stdout } = await run(['schema']);
  expect(code).toBe(0);
  expect(JSON.parse(stdout.toString())).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: { kind: {}, lines: {} },
  });
});

test('a folder gives one file for each of its drafts, and a wrong one does not stop the others', async () => {
  const folder = makeFolder({
    'in/b.json': complete,
    'in/a.json': '{"version": 1,}',
    'in/c.JSON': complete,
    'in/.hidden.json': '',
    'in/notes.txt': 'x',
    'in/deeper/d.json': complete,
  });
  const { code, stderr } = await run(['pdf', 'in', '-o', 'new/out', today], { cwd: folder });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: [
      'in/a.json: line 1, column 15: a comma must not stand before "}"',
      'in/b.json → new/out/b.pdf',
      'in/c.JSON → new/out/c.pdf',
      '',
    ].join('\n'),
  });
  expect(readdirSync(join(folder, 'new/out'))).toEqual(['b.pdf', 'c.pdf']);
  expect(readdirSync(join(folder, 'in'))).toHaveLength(6);
});

test('several files are written beside their drafts, each once, and the worst exit code wins', async () => {
  const folder = makeFolder({ 'a/x.json': complete, 'b/x.json': unfinished });
  const { code } = await run(['pdf', '--final', 'a/x.json', 'b/x.json', './a/../a/x.json', today], {
    cwd: folder,
  });
  expect(code).toBe(1);
  expect(readdirSync(join(folder, 'a'))).toEqual(['x.json', 'x.pdf']);
  expect(readdirSync(join(folder, 'b'))).toEqual(['x.json']);
});

test('characters that the typeface lacks are reported with their field', async () => {
  const draft = { ...complete, buyer: { ...complete.buyer, name: '王 & Ωμέγα Łódź Київ' } };
  const folder = makeFolder({ 'draft.json': draft });
  const { code, stderr } = await run(['pdf', 'draft.json', today], { cwd: folder });
  expect(code).toBe(0);
  expect(stderr).toContain(
    'draft.json: warning: buyer.name: the typeface cannot draw 王 (U+738B): replaced on the page, kept in the XML\n',
  );
});

test('the instalments of an invoice are told one by one, and who is paid by a self-billed one', async () => {
  const part = (day: string, amount: string) =>
    `<ram:SpecifiedTradePaymentTerms><ram:DueDateDateTime><udt:DateTimeString format="102">${day}</udt:DateTimeString></ram:DueDateDateTime><ram:PartialPaymentAmount>${amount}</ram:PartialPaymentAmount></ram:SpecifiedTradePaymentTerms>`;
  const folder = makeFolder({ 'draft.json': { ...complete, subtype: 'self-billed' } });
  await run(['xml', 'draft.json', '-o', 'in.xml', today], { cwd: folder });
  const xml = readFileSync(join(folder, 'in.xml'), 'utf8').replace(
    /<ram:SpecifiedTradePaymentTerms>.*?<\/ram:SpecifiedTradePaymentTerms>/s,
    part('20261130', '60.00') + part('20261231', '40.00'),
  );
  const { stdout } = await run(['read', '-', today], { input: xml });
  const words = stdout.toString().replace(/[\u00a0\u202f]/g, ' ');
  expect(words).toContain('  Facture autofacturée ');
  expect(words).toContain('  Due: 30/11/2026, 60,00 €\n  Due: 31/12/2026, 40,00 €\n');
  expect(words).toMatch(/À recevoir par le vendeur: /);
});
