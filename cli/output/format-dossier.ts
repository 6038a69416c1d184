import { styleText } from 'node:util';
import { formatAmount, formatShortDate, requireCents } from '#documents';
import { titleOf, wordStatus } from '#documents/dossier';
import type { DossierReport, ReportedDocument, ReportedSeries } from './describe-dossier.ts';
import { nameInput } from './format-problem.ts';
import { toPrintable } from './output.ts';

export function formatDossier(report: DossierReport): string {
  const { documents, unbilled, creditedBeyond, series } = report;
  const parts = [
    [count(documents.length), ...documents.flatMap((one) => formatDocument(one))],
    [
      ...formatDue(report),
      ...formatWithoutRate(report),
      ...formatOwed(report),
      ...unbilled.map(formatUnbilled),
      ...creditedBeyond.map(formatCreditedBeyond),
    ],
    formatSeries(series),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function formatDocument(document: ReportedDocument): string[] {
  const { issueDate, number, buyer, follows, file, copies } = document;
  const facts = [
    issueDate && formatShortDate(issueDate),
    number || 'no number',
    titleOf(document),
    buyer || 'no customer',
    amountOf(document),
    wordStatus(document.status, document),
  ];
  const notes = [
    follows.length > 0 && `follows ${follows.join(', ')}`,
    `file ${nameInput(file)}`,
    copies.length > 0 &&
      `${copies.length > 1 ? 'copies' : 'copy'} ${copies.map(nameInput).join(', ')}`,
  ];
  return [
    `  ${toPrintable(facts.filter(Boolean).join(' · '))}`,
    `    ${toPrintable(notes.filter(Boolean).join('; '))}`,
  ];
}

function formatDue({ documents, due, dueInEuros, today }: DossierReport): string[] {
  if (due.length === 0) return [`${sign('success')} Nothing is due`];
  const totals = due.map(({ currency, amount }) => formatAmount(requireCents(amount), currency));
  const waiting = documents.filter((one) => one.due !== '0');
  const isForeign = due.some(({ currency }) => currency !== 'EUR') && dueInEuros !== '0';
  const euros = formatAmount(requireCents(dueInEuros));
  return [
    `Still due: ${totals.join(' and ')}`,
    ...(isForeign ? [`In euros: ${euros}, at the rates of the documents`] : []),
    ...waiting.map((one) => {
      const { number, buyer, due: left, currency, dueDate } = one;
      const day = dueDate && `due ${formatShortDate(dueDate)}`;
      const late = dueDate !== '' && dueDate < today ? 'overdue' : '';
      const facts = [number, buyer, formatAmount(requireCents(left), currency), day, late];
      return `  ${late ? sign('warning') : ' '} ${toPrintable(facts.filter(Boolean).join(' · '))}`;
    }),
  ];
}

function formatWithoutRate({ withoutRate }: DossierReport): string[] {
  if (withoutRate.length === 0) return [];
  const numbers = toPrintable(withoutRate.join(', '));
  return [`${sign('warning')} Without an exchange rate, in no sum in euros: ${numbers}`];
}

function formatOwed({ documents, today }: DossierReport): string[] {
  return [
    ...list(documents, 'owedBack', 'To give back'),
    ...list(documents, 'onAccount', 'Kept for a next invoice', ({ onAccountUntil: day }) =>
      day === ''
        ? ''
        : `to use by ${formatShortDate(day)}${day < today ? ', which has passed' : ''}`,
    ),
    ...documents.filter(({ setAgainst }) => setAgainst !== '').map(formatSetAgainst),
  ];
}

function formatSetAgainst({ setAgainst, ...avoir }: ReportedDocument): string {
  const facts = [avoir.number, avoir.buyer, amountOf(avoir)].filter(Boolean).join(' · ');
  return toPrintable(`Deducted from ${setAgainst}, which is not among these documents: ${facts}`);
}

function formatUnbilled({ balance, deposit, avoir, ...sum }: DossierReport['unbilled'][number]) {
  const amount = formatAmount(requireCents(sum.amount), sum.currency);
  const fault = `${balance}: deducts ${amount} that ${avoir} gave back on the deposit ${deposit}`;
  return `${sign('error')} ${toPrintable(`${fault}, so that nobody is billed for it`)}`;
}

function formatCreditedBeyond({
  invoice,
  avoirs,
  ...sum
}: DossierReport['creditedBeyond'][number]) {
  const amount = formatAmount(requireCents(sum.amount), sum.currency);
  const verb = avoirs.length === 1 ? 'gives' : 'give';
  const fault = `${invoice}: ${avoirs.join(', ')} ${verb} back ${amount} more than it bills`;
  return `${sign('error')} ${toPrintable(`${fault}; bill what was not to be given back again`)}`;
}

function list(
  documents: readonly ReportedDocument[],
  field: 'owedBack' | 'onAccount',
  title: string,
  note = (_one: ReportedDocument) => '',
): string[] {
  return documents
    .filter((one) => one[field] !== '0')
    .map((one) => {
      const amount = formatAmount(requireCents(one[field]), one.currency);
      const facts = [one.number, one.buyer, amount, note(one)];
      return `${title}: ${toPrintable(facts.filter(Boolean).join(' · '))}`;
    });
}

function formatSeries(series: readonly ReportedSeries[]): string[] {
  const faults = series.flatMap(({ pattern, gaps, duplicates }) => [
    ...gaps.map(({ after, before, count: missing, numbers }) => {
      const list = missing <= numbers.length ? numbers.join(', ') : `${missing} numbers`;
      const verb = missing === 1 ? 'is missing' : 'are missing';
      return `${list} ${verb}, between ${after} and ${before} (${pattern})`;
    }),
    ...duplicates.map((number) => `${number}: several documents bear this number`),
  ]);
  const said =
    faults.length === 0
      ? [`${sign('success')} No number of an invoice or of an avoir is missing`]
      : faults.map((fault) => `${sign('error')} ${toPrintable(fault)}`);
  return [...said, ...series.flatMap(formatNext)];
}

/** Where two readings remain, the author is asked for the pattern. */
function formatNext({ pattern, next, restarts, readings }: ReportedSeries): string[] {
  const others = readings.map((one) => `${one.next} (${one.pattern})`);
  const again = restarts.map((one) => `${one} if the counter starts again`);
  const line = toPrintable([`${next} (${pattern})`, ...again, ...others].join(' or '));
  return others.length === 0
    ? [`  next: ${line}`]
    : [`${sign('warning')} next: ${line}; say which with --pattern`];
}

function amountOf({ amount, currency }: Pick<ReportedDocument, 'amount' | 'currency'>): string {
  return amount === null ? 'unreadable amount' : formatAmount(requireCents(amount), currency);
}

function count(number: number): string {
  return number > 1 ? `${number} documents` : `${number} document`;
}

function sign(name: keyof typeof SIGNS): string {
  const { character, color } = SIGNS[name];
  return styleText(color, character, { stream: process.stdout });
}

const SIGNS = {
  error: { character: '✗', color: 'red' },
  warning: { character: '!', color: 'yellow' },
  success: { character: '✓', color: 'green' },
} as const;
