import { cents } from '#documents/money/amounts.ts';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { joinTexts } from '#documents/statement/join-texts.ts';
import { firstText, nodesAt } from '#documents/statement/nodes-at.ts';
import { readExactAmount } from '#documents/statement/read-bank-amount.ts';
import { readCompactDay } from '#documents/statement/read-day.ts';
import type { ReadLine, ReadLines } from '#documents/statement/statement-line.ts';
import { refuseXml } from '#documents/statement/statement-problem.ts';
import { closeTags } from './close-tags.ts';

/** Reads OFX 1 (SGML) and 2 (XML): accounts and cards, each with its currency. */
export function readOfxLines(text: string): ReadLines {
  const xml = closeTags(text);
  const parsed = parseXml(new TextEncoder().encode(xml ?? ''));
  if (!parsed.ok) return refuseXml(parsed.problem);
  const read = STATEMENTS.flatMap((path) => nodesAt(parsed.root, path)).flatMap((statement) => {
    const currency = firstText(statement, 'CURDEF');
    return nodesAt(statement, 'BANKTRANLIST/STMTTRN').map((line) => readLine(line, currency));
  });
  const lines = read.flatMap((line) => line ?? []);
  return { ok: true, lines, unreadCount: read.length - lines.length };
}

function readLine(line: XmlElement, accountCurrency: string): ReadLine | null {
  const date = readCompactDay(firstText(line, 'DTPOSTED'));
  const written = readExactAmount(firstText(line, 'TRNAMT'));
  if (date === null || written === null) return null;
  // Some banks leave the sign to the type.
  const isDebit = firstText(line, 'TRNTYPE').toUpperCase() === 'DEBIT';
  const amount = isDebit ? cents(-Math.abs(written)) : written;
  return {
    ...{ date, amount },
    currency: (firstText(line, 'CURRENCY/CURSYM') || accountCurrency || 'EUR').toUpperCase(),
    label: joinTexts([firstText(line, 'NAME'), firstText(line, 'MEMO')]),
    counterparty: firstText(line, 'PAYEE/NAME'),
    reference: joinTexts([firstText(line, 'REFNUM'), firstText(line, 'CHECKNUM')]),
    isReturned: false,
  };
}

const STATEMENTS = ['BANKMSGSRSV1/STMTTRNRS/STMTRS', 'CREDITCARDMSGSRSV1/CCSTMTTRNRS/CCSTMTRS'];
