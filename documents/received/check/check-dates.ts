import { isCalendarDate } from '#documents/model/dates/calendar.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import { readFrame } from '#documents/received/draft/frame.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';

/** Checks that dates exist (BR-FR-03) and follow each other. */
export function checkDates(invoice: TolerantInvoice): ReceivedFinding[] {
  return [...checkCalendar(invoice), ...checkDueDate(invoice), ...checkPeriods(invoice)];
}

/** An invoice cannot be dated in the future (CGI 289, I-3). */
export function checkIssuedBefore(
  { issueDate = '' }: TolerantInvoice,
  today: string,
): ReceivedFinding[] {
  return findingWhen(isCalendarDate(issueDate) && issueDate > today, {
    code: 'future-date',
    severity: 'warning',
    text: `La facture est datée du ${formatShortDate(issueDate)}, un jour qui n’est pas encore venu.`,
    action: 'Demandez à l’émetteur quand il l’a faite : la TVA et l’échéance en dépendent.',
    term: 'BT-2',
  });
}

function checkCalendar(invoice: TolerantInvoice): ReceivedFinding[] {
  return listDates(invoice).flatMap(({ term, name, date }) =>
    findingWhen(date !== undefined && !isCalendarDate(date), {
      code: 'BR-FR-03',
      severity: 'error',
      text: `${name} ${nameFault(date)} : « ${(date ?? '').slice(0, 40)} ».`,
      action: ASK_CORRECTION,
      term,
    }),
  );
}

function nameFault(date = ''): string {
  return isDayOfAnyYear(date)
    ? 'est hors des années 2000 à 2099, les seules admises'
    : 'n’est pas une date';
}

function isDayOfAnyYear(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

function listDates({
  issueDate,
  paymentTerms,
  paymentParts = [],
  deliveryDate,
  period,
  precedingInvoices = [],
}: TolerantInvoice) {
  const days = new Set([paymentTerms?.dueDate, ...paymentParts.map(({ dueDate }) => dueDate)]);
  return [
    { term: 'BT-2', name: 'La date de la facture', date: issueDate },
    ...[...days].map((date) => ({ term: 'BT-9', name: 'L’échéance', date })),
    { term: 'BT-72', name: 'La date de livraison', date: deliveryDate },
    { term: 'BT-73', name: 'Le début de la période', date: period?.start },
    { term: 'BT-74', name: 'La fin de la période', date: period?.end },
    ...precedingInvoices.map((preceding) => ({
      term: 'BT-26',
      name: 'La date de la facture antérieure',
      date: preceding.issueDate,
    })),
  ];
}

/** BR-FR-CO-07, except for deposits and invoices already paid (cadre 2). */
function checkDueDate(invoice: TolerantInvoice): ReceivedFinding[] {
  const { issueDate = '', paymentTerms, typeCode = '' } = invoice;
  const dueDate = paymentTerms?.dueDate ?? '';
  const isEarly = isCalendarDate(issueDate) && isCalendarDate(dueDate) && dueDate < issueDate;
  const isAllowed = DEPOSIT_TYPES.has(typeCode) || readFrame(invoice).isPaid;
  return findingWhen(isEarly && !isAllowed, {
    code: 'BR-FR-CO-07',
    severity: 'warning',
    text: `L’échéance du ${formatShortDate(dueDate)} précède la facture, du ${formatShortDate(issueDate)}.`,
    action: 'Demandez à l’émetteur quand il attend le paiement.',
    term: 'BT-9',
  });
}

/** BR-29 and BR-30 */
function checkPeriods({ period, lines = [] }: TolerantInvoice): ReceivedFinding[] {
  const isReversed = (one: TolerantInvoice['period']) =>
    one?.start !== undefined && one.end !== undefined && one.end < one.start;
  return [
    ...findingWhen(isReversed(period), reversed('BR-29', 'BT-74', 'La période facturée')),
    ...findingWhen(
      lines.some((line) => isReversed(line.period)),
      reversed('BR-30', 'BT-135', 'La période d’une ligne'),
    ),
  ];
}

function reversed(code: string, term: string, name: string): ReceivedFinding {
  return {
    code,
    severity: 'warning',
    text: `${name} finit avant d’avoir commencé.`,
    action: ASK_CORRECTION,
    term,
  };
}

const DEPOSIT_TYPES: ReadonlySet<string> = new Set(['386', '500', '503']);
