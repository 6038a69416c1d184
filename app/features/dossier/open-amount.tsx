import { useToday } from '#app/ui/use-today.ts';
import { formatAmount, formatShortDate, sumCents } from '#documents';
import {
  type ChainNode,
  isLate,
  lastDayOf,
  nextDueDate,
  onAccountAmount,
  outstandingAmount,
  owedBackAmount,
  uninvoicedAmount,
} from '#documents/dossier';

/**
 * Until when an invoice is to be paid and the reminders of it, what is to be given back on it, kept
 * by an avoir, or left to invoice of a quote.
 */
export function OpenAmount({ node }: { node: ChainNode }) {
  const today = useToday();
  const owedBack = owedBackAmount(node);
  if (owedBack > 0)
    return <span className={BAD}>{formatAmount(owedBack, node.currency)} à rendre</span>;
  if (onAccountAmount(node) > 0) return <OnAccount node={node} today={today} />;
  const toInvoice = uninvoicedAmount(node);
  // One that no invoice is of yet says its amount already.
  if (toInvoice > 0 && node.status.name === 'invoiced')
    return <span className={MILD}>{formatAmount(toInvoice, node.currency)} à facturer</span>;
  const dueDate = nextDueDate(node);
  const setOff = <SetOffs node={node} />;
  if (dueDate === '' || outstandingAmount(node) === 0) return setOff;
  const isOver = isLate(node, today);
  return (
    <>
      {setOff}
      <span className={isOver ? BAD : MILD}>
        {dueDate !== node.dueDate && 'retenue de garantie\u00a0: '}
        {isOver ? 'en retard depuis le ' : 'échéance '}
        {formatShortDate(dueDate)}
      </span>
      {node.reminders.length > 0 && (
        <span className={MILD}>{describeReminders(node.reminders)}</span>
      )}
    </>
  );
}

/** « Imputation de 120,00 € : A-2026-0003 » */
function SetOffs({ node: { setOffs, currency } }: { node: ChainNode }) {
  if (setOffs.length === 0) return null;
  const amount = formatAmount(sumCents(setOffs.map((one) => one.amount)), currency);
  const numbers = setOffs.map(({ source }) => source.number).join(', ');
  return (
    <span className={MILD}>
      Imputation de {amount}&nbsp;: {numbers}
    </span>
  );
}

/** « 120,00 € à valoir », and until when; past that day it is said, and still counted. */
function OnAccount({ node, today }: { node: ChainNode; today: string }) {
  const lastDay = lastDayOf(node);
  const isOver = lastDay !== '' && lastDay < today;
  return (
    <>
      <span className={MILD}>{formatAmount(onAccountAmount(node), node.currency)} à valoir</span>
      {lastDay && (
        <span className={isOver ? BAD : MILD}>
          à utiliser jusqu’au {formatShortDate(lastDay)}
          {isOver && '\u00a0: dépassé'}
        </span>
      )}
    </>
  );
}

/** « relance du 08/06/2026 », « 2 relances, la dernière le 22/06/2026 » */
function describeReminders(reminders: ChainNode['reminders']): string {
  const last = formatShortDate(reminders.at(-1)?.date ?? '');
  const count = reminders.length;
  return count === 1 ? `relance du ${last}` : `${count} relances, la dernière le ${last}`;
}

const MILD = 'text-sm text-ink-soft @4xl:block';
const BAD = 'text-sm font-semibold text-stamp @4xl:block';
