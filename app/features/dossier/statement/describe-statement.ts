import { cents, formatAmount, formatCounted, formatShortDate } from '#documents';
import type {
  BankStatement,
  MatchReason,
  PaymentProposal,
  ProposedPart,
  StatementLine,
} from '#documents/statement';

/** « 42 lignes du 01/11/2026 au 30/11/2026, 12 encaissements » */
export function describeLines({ lines }: BankStatement): string {
  const days = lines.map(({ date }) => date).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const period =
    first === last
      ? `du ${formatShortDate(first)}`
      : `du ${formatShortDate(first)} au ${formatShortDate(last)}`;
  const received = formatCounted(lines.filter(isReceived).length, 'encaissement');
  return `${formatCounted(lines.length, 'ligne')} ${period}, ${received}`;
}

/** « 9 encaissements sans proposition » and « 1 ligne sans montant lisible »; empty without any. */
export function describeUnmatched(
  { lines, unreadCount }: BankStatement,
  proposals: readonly PaymentProposal[],
): string[] {
  const left = lines.filter(isReceived).length - proposals.length;
  return [
    left > 0 &&
      `${formatCounted(left, 'encaissement')} sans proposition\u00a0: déjà ${left > 1 ? 'notés' : 'noté'}, ou sans document qui corresponde.`,
    unreadCount > 0 && `${formatCounted(unreadCount, 'ligne')} sans montant lisible.`,
  ].filter((text) => text !== false);
}

/** « VIR SEPA RECU · Ateliers Garance » */
export function describeLine({ label, counterparty, reference }: StatementLine): string {
  const isTold = counterparty !== '' && !label.includes(counterparty);
  return [label, isTold ? counterparty : '', label === '' ? reference : '']
    .filter(Boolean)
    .join(' · ');
}

/** « 500,00 € sur les 1 200,00 € dus, il restera 700,00 € » */
export function describePart({ node, due, amount }: ProposedPart): string {
  const write = (sum: number) => formatAmount(cents(sum), node.currency);
  return due === amount
    ? `${write(amount)}, tout ce qui reste dû`
    : `${write(amount)} sur les ${write(due)} dus, il restera ${write(due - amount)}`;
}

/** « , Ateliers Garance, au nom de Martin » */
export function describeParties(
  { buyerName, sellerName }: ProposedPart['node'],
  hasSellers: boolean,
): string {
  const seller = hasSellers && sellerName !== '' ? `au nom de ${sellerName}` : '';
  return [buyerName, seller].map((text) => text && `, ${text}`).join('');
}

/** Names the part of a transfer that exceeds the amount due; empty when nothing does. */
export function describeBeyond({ beyond, line, parts }: PaymentProposal): string {
  if (beyond === 0) return '';
  const amount = formatAmount(beyond, line.currency);
  const due = parts.length > 1 ? 'ces documents demandent' : 'ce document demande';
  return `Le virement dépasse de ${amount} ce que ${due}. Ce surplus n’est pas noté\u00a0: voyez-le avec votre client.`;
}

export const REASON_WORDS: Readonly<Record<MatchReason, string>> = {
  number: 'Numéro cité',
  name: 'Même montant et même nom',
  amount: 'Même montant, à vérifier',
  doubt: 'À vérifier',
};

function isReceived({ amount, isReturned }: StatementLine): boolean {
  return amount > 0 && !isReturned;
}
