import { expect, test } from 'vitest';
import { STATEMENT_PROBLEMS } from '#documents/statement/statement-problem.ts';
import { readCamtLines } from './read-camt-lines.ts';

function wrap(entries: string, version = '053.001.02', names = ['BkToCstmrStmt', 'Stmt']): Buffer {
  const [message = '', part = ''] = names;
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${version}"><${message}><GrpHdr><MsgId>1</MsgId></GrpHdr><${part}><Id>1</Id><Acct><Id><IBAN>FR1420041010050500013M02606</IBAN></Id></Acct>${entries}</${part}></${message}></Document>`,
  );
}

function read(...given: Parameters<typeof wrap>) {
  const lines = readCamtLines(wrap(...given));
  if (!lines.ok) throw new Error(lines.problem);
  return lines.lines;
}

const TRANSFER = `<Ntry><Amt Ccy="EUR">1200.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-05</Dt></BookgDt><ValDt><Dt>2026-11-06</Dt></ValDt>
<NtryDtls><TxDtls><Refs><EndToEndId>F20260042</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Atelier Garance SARL</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>Facture F-2026-0042</Ustrd><Ustrd>merci</Ustrd></RmtInf></TxDtls></NtryDtls>
<AddtlNtryInf>VIREMENT SEPA RECU</AddtlNtryInf></Ntry>`;

test('a transfer with its debtor, words and reference', () => {
  expect(read(TRANSFER)).toEqual([
    {
      date: '2026-11-05',
      amount: 120_000,
      currency: 'EUR',
      label: 'Facture F-2026-0042 · merci',
      counterparty: 'Atelier Garance SARL',
      reference: 'F20260042',
      isReturned: false,
    },
  ]);
});

test('a batch is one line for each transfer, by the names of later versions', () => {
  const part = (amount: string, name: string, reference: string) =>
    `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls>`;
  const entry = (whole: string) =>
    `<Ntry><Amt Ccy="EUR">${whole}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><DtTm>2026-11-05T10:00:00</DtTm></BookgDt><NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${part('100.00', 'Martin', 'RF18539007547034')}${part('50.50', 'Durand', 'RF712348231')}</NtryDtls><AddtlNtryInf>REMISE</AddtlNtryInf></Ntry>`;
  expect(read(entry('150.50'), '053.001.12')).toMatchObject([
    { amount: 10_000, counterparty: 'Martin', reference: 'RF18539007547034', label: 'REMISE' },
    { amount: 5050, counterparty: 'Durand', reference: 'RF712348231' },
  ]);
  // Parts that are not the whole: the entry stands as one.
  expect(read(entry('149.00'), '053.001.12')).toMatchObject([
    { amount: 14_900, counterparty: 'Martin · Durand' },
  ]);
});

test('a batch whose transfers do not say their direction has that of its entry', () => {
  const part = '<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">10</Amt></TxAmt></AmtDtls></TxDtls>';
  const entry = `<Ntry><Amt Ccy="EUR">20</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-05</Dt></BookgDt><NtryDtls>${part}${part}</NtryDtls></Ntry>`;
  expect(read(entry).map(({ amount }) => amount)).toEqual([-1000, -1000]);
});

test('what comes back is marked, and what is not booked yet is left out', () => {
  const reversed = TRANSFER.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>');
  const returned = TRANSFER.replace(
    '<RmtInf>',
    '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf><RmtInf>',
  );
  const pending = TRANSFER.replace('BOOK', 'PDNG');
  expect(
    read(TRANSFER + reversed + returned + pending).map(({ isReturned }) => isReturned),
  ).toEqual([false, true, true]);
});

test('only what is booked and says its direction is money received', () => {
  const count = (from: string, to: string, version?: string, names?: string[]) => {
    const lines = readCamtLines(wrap(TRANSFER.replace(from, to), version, names));
    return lines.ok ? [lines.lines.length, lines.unreadCount] : lines.problem;
  };
  const status = '<Sts>BOOK</Sts>';
  expect(count(status, '<Sts><Cd>BOOK</Cd></Sts>')).toEqual([1, 0]);
  expect(count(status, '<Sts><Cd>PDNG</Cd></Sts>')).toEqual([0, 0]);
  expect(count(status, '<Sts><Prtry>PDNG</Prtry></Sts>')).toEqual([0, 0]);
  expect(count(status, '<Sts>INFO</Sts>')).toEqual([0, 0]);
  // A statement holds what is booked; a report or a notification holds more.
  expect(count(status, '')).toEqual([1, 0]);
  expect(count(status, '', '052.001.08', ['BkToCstmrAcctRpt', 'Rpt'])).toEqual([0, 0]);
  expect(count('<CdtDbtInd>CRDT</CdtDbtInd>', '')).toEqual([0, 1]);
  expect(count('1200.00', '-1200.00')).toEqual([0, 1]);
  expect(read(TRANSFER.replace('1200.00', '120.000'))).toMatchObject([{ amount: 12_000 }]);
});

test('reports and notifications hold the same entries', () => {
  expect(read(TRANSFER, '052.001.08', ['BkToCstmrAcctRpt', 'Rpt'])).toHaveLength(1);
  expect(read(TRANSFER, '054.001.08', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'])).toHaveLength(1);
  const other = wrap('', '055.001.08', ['CstmrPmtCxlReq', 'Assgnmt']);
  expect(readCamtLines(other)).toEqual({
    ok: false,
    problem: STATEMENT_PROBLEMS['not-a-statement'],
  });
});

test('an entry without an amount is counted, and entities are refused', () => {
  expect(readCamtLines(wrap(TRANSFER.replace('1200.00', 'x')))).toMatchObject({ unreadCount: 1 });
  const hostile = wrap(TRANSFER.replace('merci', '&a;')).toString();
  const doctype = '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
  expect(readCamtLines(Buffer.from(hostile.replace('<Document', `${doctype}<Document`)))).toEqual({
    ok: false,
    problem: STATEMENT_PROBLEMS.broken,
  });
});
