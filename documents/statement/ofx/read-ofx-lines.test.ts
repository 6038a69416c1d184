import { expect, test } from 'vitest';
import { closeTags } from './close-tags.ts';
import { readOfxLines } from './read-ofx-lines.ts';

function read(text: string) {
  const lines = readOfxLines(text);
  if (!lines.ok) throw new Error(lines.problem);
  return lines.lines;
}

const SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261130120000<LANGUAGE>FRA</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS>
<STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>20041<ACCTID>0500013M026<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261130
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261105
<TRNAMT>+1200.00
<FITID>AB12
<NAME>VIR DUPONT & FILS
<MEMO>F-2026-0042 &amp; solde
</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261106120000[1:CET]<TRNAMT>-45,90<FITID>AB13<NAME>PRLV ASSURANCES<MEMO></STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1500.00<DTASOF>20261130</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>`;

test('the first version, whose values have no end tag', () => {
  expect(read(SGML)).toEqual([
    {
      date: '2026-11-05',
      amount: 120_000,
      currency: 'EUR',
      label: 'VIR DUPONT & FILS · F-2026-0042 & solde',
      counterparty: '',
      reference: '',
      isReturned: false,
    },
    expect.objectContaining({ date: '2026-11-06', amount: -4590, label: 'PRLV ASSURANCES' }),
  ]);
});

test('the second version, a card, a payee and the currency of a line', () => {
  const lines = read(`<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="211"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>EUR</CURDEF><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20261105</DTPOSTED><TRNAMT>75.5</TRNAMT><FITID>1</FITID>
<REFNUM>RF18539007547034</REFNUM><PAYEE><NAME>Élodie &lt;Durand&gt;</NAME></PAYEE>
<MEMO><![CDATA[Facture <42>]]></MEMO><CURRENCY><CURRATE>1.1</CURRATE><CURSYM>usd</CURSYM></CURRENCY></STMTTRN>
</BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`);
  expect(lines).toMatchObject([
    {
      ...{ amount: 7550, currency: 'USD', counterparty: 'Élodie <Durand>' },
      reference: 'RF18539007547034',
    },
  ]);
});

test('a debit without its sign is money out', () => {
  expect(read(SGML.replace('<TRNAMT>-45,90', '<TRNAMT>45.900'))[1]).toMatchObject({
    amount: -4590,
  });
});

test('a line without a day is counted, and a cut file is refused', () => {
  expect(readOfxLines(SGML.replace('<DTPOSTED>20261105', ''))).toMatchObject({
    ok: true,
    unreadCount: 1,
  });
  expect(readOfxLines(SGML.slice(0, SGML.indexOf('</BANKTRANLIST>')))).toMatchObject({ ok: false });
  expect(readOfxLines('OFXHEADER:100')).toMatchObject({ ok: false });
});

test('each value is closed once, and what holds nothing is empty', () => {
  expect(closeTags('<ofx><A>1<B>2</B><C></C><D/><E>\n<F.G>a</OFX>')).toBe(
    '<OFX><A>1</A><B>2</B><C></C><D/><E/><F.G>a</F.G></OFX>',
  );
  expect(closeTags('<OFX><A></A><L><A><B>1</L></OFX>')).toBe(
    '<OFX><A></A><L><A/><B>1</B></L></OFX>',
  );
  expect(closeTags('<OFX><A>&#201;t&eacute;&#xE9;</OFX>')).toBe('<OFX><A>Étéé</A></OFX>');
  // An end closes the nearest open start of its name, with all that is open inside.
  expect(closeTags('<OFX><L><A><L><B></L><A></A></L></A></OFX>')).toBe(
    '<OFX><L><A/><L><B/></L><A></A></L></A></OFX>',
  );
  expect(closeTags('<html>')).toBeNull();
});
