import { styleText } from 'node:util';
import { formatAmount, formatShortDate, requireCents } from '#documents';
import { titleOf, wordStatus } from '#documents/dossier';
import type { DossierReport, ReportedDocument, ReportedSeries } from './describe-dossier.ts';
import { nameInput } from './format-problem.ts';
import { toPrintable } from './output.ts';

/** What people read, in French: each document with its status, what is due, missing numbers. */
export function formatDossier({ today, documents, due, series }: DossierReport): string {
  const parts = [
    [count(documents.length), ...documents.flatMap((one) => formatDocument(one))],
    formatDue(documents, { due, today }),
    formatSeries(series),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function formatDocument(document: ReportedDocument): string[] {
  const { issueDate, number, buyer, follows, file, copies } = document;
  const facts = [
    issueDate && formatShortDate(issueDate),
    number || 'sans numéro',
    titleOf(document),
    buyer || 'sans client',
    amountOf(document),
    wordStatus(document.status, document),
  ];
  const notes = [
    follows.length > 0 && `suit ${follows.join(', ')}`,
    `fichier ${nameInput(file)}`,
    copies.length > 0 && `copie ${copies.map(nameInput).join(', ')}`,
  ];
  return [
    `  ${toPrintable(facts.filter(Boolean).join(' · '))}`,
    `    ${toPrintable(notes.filter(Boolean).join(' ; '))}`,
  ];
}

function formatDue(
  documents: readonly ReportedDocument[],
  { due, today }: Pick<DossierReport, 'due' | 'today'>,
): string[] {
  if (due.length === 0) return [`${sign('success')} Rien n’est dû`];
  const totals = due.map(({ currency, amount }) => formatAmount(requireCents(amount), currency));
  const waiting = documents.filter((one) => one.due !== '0');
  return [
    `Reste dû\u00a0: ${totals.join(' et ')}`,
    ...waiting.map((one) => {
      const { number, buyer, due: left, currency, dueDate } = one;
      const day = dueDate && `échéance ${formatShortDate(dueDate)}`;
      const late = dueDate !== '' && dueDate < today ? 'échue' : '';
      const facts = [number, buyer, formatAmount(requireCents(left), currency), day, late];
      return `  ${late ? sign('warning') : ' '} ${toPrintable(facts.filter(Boolean).join(' · '))}`;
    }),
  ];
}

function formatSeries(series: readonly ReportedSeries[]): string[] {
  const faults = series.flatMap(({ pattern, gaps, duplicates }) => [
    ...gaps.map(({ after, before, count: missing, numbers }) => {
      const list = missing <= numbers.length ? numbers.join(', ') : `${missing} numéros`;
      const verb = missing === 1 ? 'manque' : 'manquent';
      return `${list} ${verb}, entre ${after} et ${before} (${pattern})`;
    }),
    ...duplicates.map((number) => `${number}\u00a0: plusieurs documents portent ce numéro`),
  ]);
  if (faults.length === 0)
    return [`${sign('success')} Aucun numéro de facture ou d’avoir ne manque`];
  return faults.map((fault) => `${sign('error')} ${toPrintable(fault)}`);
}

function amountOf({ amount, currency }: ReportedDocument): string {
  return amount === null ? 'montant illisible' : formatAmount(requireCents(amount), currency);
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
