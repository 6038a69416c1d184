import { type Cents, cents, sumCents } from '#documents/money/amounts.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { joinTexts } from '#documents/statement/join-texts.ts';
import { firstText, nodesAt, textsAt } from '#documents/statement/nodes-at.ts';
import { readExactAmount } from '#documents/statement/read-bank-amount.ts';
import { readDay } from '#documents/statement/read-day.ts';
import type { ReadLine } from '#documents/statement/statement-line.ts';

/**
 * The lines of an entry: its transfers, where their amounts make the whole of it, else itself.
 * Nothing of an entry that is not booked; `unsaid` is the status of one that does not say it.
 */
export function readEntry(entry: XmlElement, unsaid: string): (ReadLine | 'unread')[] {
  const status = firstText(entry, 'Sts', 'Sts/Cd', 'Sts/Prtry') || unsaid;
  if (status !== 'BOOK') return [];
  const date = readDay(firstText(entry, ...DAYS));
  const whole = readMoney(entry, '');
  if (date === null || whole === null) return ['unread'];
  const transfers = nodesAt(entry, 'NtryDtls/TxDtls');
  const isReturned = firstText(entry, 'RvslInd') === 'true' || firstText(entry, 'RvslInd') === '1';
  const parts = transfers.length > 1 ? readParts(transfers, whole) : null;
  const note = firstText(entry, 'AddtlNtryInf');
  if (parts)
    return parts.map(({ transfer, ...money }) => ({
      ...{ date, ...money, ...describe([transfer], note) },
      isReturned: isReturned || isReturn(transfer),
    }));
  return [
    {
      ...{ date, ...whole, ...describe(transfers, note) },
      isReturned: isReturned || transfers.some(isReturn),
    },
  ];
}

type Money = { amount: Cents; currency: string };

/** Positive when credited; null when nothing says whether it is. */
function readMoney(element: XmlElement, unsaid: string): Money | null {
  const [written] = AMOUNTS.flatMap((path) => nodesAt(element, path));
  const amount = readExactAmount(written?.text ?? '');
  const direction = firstText(element, 'CdtDbtInd') || unsaid;
  if (!written || amount === null || amount < 0 || !/^(?:CRDT|DBIT)$/.test(direction)) return null;
  return {
    amount: cents(direction === 'DBIT' ? -amount : amount),
    currency: written.attributes.Ccy ?? 'EUR',
  };
}

/** Null unless each transfer says its amount, and together they are the entry. */
function readParts(
  transfers: readonly XmlElement[],
  whole: Money,
): (Money & { transfer: XmlElement })[] | null {
  const parts = transfers.flatMap((transfer) => {
    // A transfer that does not say its direction has that of its entry.
    const money = readMoney(transfer, whole.amount < 0 ? 'DBIT' : 'CRDT');
    if (money === null || money.currency !== whole.currency) return [];
    return [{ ...money, transfer }];
  });
  const isWhole = sumCents(parts.map(({ amount }) => amount)) === whole.amount;
  return parts.length === transfers.length && isWhole ? parts : null;
}

function describe(
  transfers: readonly XmlElement[],
  note: string,
): Pick<ReadLine, 'label' | 'counterparty' | 'reference'> {
  const list = (...paths: readonly string[]) =>
    transfers.flatMap((transfer) => textsAt(transfer, ...paths));
  const words = joinTexts(list('RmtInf/Ustrd', 'AddtlTxInf'));
  return {
    label: words || joinTexts([note]),
    counterparty: joinTexts(list(...NAMES)),
    reference: joinTexts(list(...REFERENCES).filter((text) => text !== 'NOTPROVIDED')),
  };
}

function isReturn(transfer: XmlElement): boolean {
  return nodesAt(transfer, 'RtrInf').length > 0;
}

const DAYS = ['BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'];
/** Entries and transfers write their amount in one of these places, depending on the version. */
const AMOUNTS = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'];
/** The party stands in `Pty` from version .001.08 on. */
const NAMES = ['Dbtr/Nm', 'Dbtr/Pty/Nm', 'UltmtDbtr/Nm', 'UltmtDbtr/Pty/Nm'].map(
  (path) => `RltdPties/${path}`,
);
const REFERENCES = ['RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'Refs/EndToEndId'];
