import { expect, test } from 'vitest';
import { mayBeStatement } from './detect-format.ts';
import { readStatement } from './read-statement.ts';
import { STATEMENT_PROBLEMS, type StatementProblem } from './statement-problem.ts';

const CSV = 'Date;Libellé;Montant\n05/11/2026;Virement reçu d’Élodie;1 200,00 €\n';

function labelOf(bytes: Uint8Array): string | undefined {
  const read = readStatement(bytes);
  return read.ok ? read.statement.lines[0]?.label : read.problem;
}

function expectRefused(content: string | Uint8Array, problem: StatementProblem): void {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  expect(readStatement(bytes)).toEqual({ ok: false, problem: STATEMENT_PROBLEMS[problem] });
}

test('accents are read in each encoding that banks write', () => {
  const label = 'Virement reçu d’Élodie';
  expect(labelOf(Buffer.from(CSV))).toBe(label);
  expect(labelOf(Buffer.from(`\ufeff${CSV}`))).toBe(label);
  expect(labelOf(Buffer.from(`\ufeff${CSV}`, 'utf16le'))).toBe(label);
  expect(labelOf(Buffer.from(`\ufeff${CSV}`, 'utf16le').swap16())).toBe(label);
  const windows = Buffer.from(CSV.replace('’', '\u0092').replace('€', '\u0080'), 'latin1');
  expect(labelOf(windows)).toBe(label);
});

test('lines have ids of their own, in the order of the file', () => {
  const read = readStatement(Buffer.from(`${CSV}06/11/2026;Carte;-12,00\n`));
  expect(read).toMatchObject({
    ok: true,
    statement: { format: 'csv', lines: [{ id: '1' }, { id: '2', amount: -1200 }], unreadCount: 0 },
  });
});

test('content tells the format, whatever stands before it', () => {
  const camt =
    '<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt/></BkToCstmrStmt></Document>';
  expectRefused(camt, 'no-lines');
  expectRefused(`\ufeff${camt}`.replace('\ufeff', '\u00ef\u00bb\u00bf'), 'no-lines');
  expectRefused('OFXHEADER:100\n<OFX></OFX>', 'no-lines');
  expectRefused('<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX></OFX>', 'no-lines');
});

test('other files are told what to ask for', () => {
  expectRefused('', 'empty');
  expectRefused('%PDF-1.7\n', 'pdf');
  expectRefused('PK\u0003\u0004....[Content_Types].xml', 'workbook');
  expectRefused('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'workbook');
  expectRefused('PK\u0003\u0004....facture.pdf', 'not-a-statement');
  expectRefused('<Invoice/>', 'not-a-statement');
  expectRefused('{"version":1,"lines":[]}', 'not-a-statement');
  expectRefused('un mot', 'not-a-statement');
  expectRefused('a;b\u0001\u0002', 'not-a-statement');
  expectRefused('Date;Montant\n05/11/2026;?', 'broken');
});

test('a file dropped without a word is a statement only if nothing else opens it', () => {
  const may = (content: string) => mayBeStatement(Buffer.from(content, 'latin1'));
  expect(mayBeStatement(Buffer.from(CSV))).toBe(true);
  expect(may('OFXHEADER:100')).toBe(true);
  expect(may('PK\u0003\u0004....xl/workbook.xml')).toBe(true);
  expect(may('%PDF-1.7')).toBe(false);
  expect(may('{"a":1,"b":2}')).toBe(false);
  expect(may('<rsm:CrossIndustryInvoice/>')).toBe(false);
  expect(may('PK\u0003\u0004....facture.pdf')).toBe(false);
});

test('what is too large or too long is refused', () => {
  expectRefused(new Uint8Array(5_000_001), 'too-large');
  const lines = (count: number) => Buffer.from(`Date;Montant\n${'05/11/2026;1\n'.repeat(count)}`);
  expectRefused(lines(20_001), 'too-long');
  expect(readStatement(lines(20_000))).toMatchObject({ ok: true });
  expectRefused(`<OFX>${'<STMTTRN><TRNAMT>1'.repeat(150_000)}</OFX>`, 'too-long');
});
