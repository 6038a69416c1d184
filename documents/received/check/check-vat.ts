import { PERCENT_DECIMALS, type Percent } from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { formatPercent } from '#documents/money/format.ts';
import { readCents } from '#documents/received/draft/amount.ts';
import { roundingUnit } from '#documents/received/draft/rounding-unit.ts';
import { readScaled } from '#documents/received/draft/values.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice, TolerantVatRow } from '#documents/received/tolerant-invoice.ts';
import { amountOf, sumOf, writeAmount } from './amounts-of.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';
import { isExtended, toleranceOf } from './tolerance.ts';

/** Checks the VAT breakdown (BG-23): amounts, bases against lines, reasons of exemptions. */
export function checkVat(invoice: TolerantInvoice): ReceivedFinding[] {
  return (invoice.vatBreakdown ?? []).flatMap((row) => [
    ...checkAmount(row, invoice),
    ...checkBase(row, invoice),
    ...checkReason(row),
  ]);
}

/** BR-CO-17. A unit of rounding is common in prices including tax; EXTENDED allows more. */
function checkAmount(row: TolerantVatRow, invoice: TolerantInvoice): ReceivedFinding[] {
  const [base, vat] = [readCents(row.taxableAmount), readCents(row.vatAmount)];
  if (base === null || vat === null) return [];
  const unit = roundingUnit(invoice);
  const expected = applyPercent(base, rateOf(row), unit);
  const difference = Math.abs(expected - vat);
  const { lines, allowances, charges } = selectOf(row, invoice);
  const isOff = difference > Math.max(unit, toleranceOf(invoice, lines, allowances, charges));
  return findingWhen(difference > 0, {
    code: isExtended(invoice.specificationId) && row.category === 'S' ? 'BR-S-09' : 'BR-CO-17',
    severity: isOff ? 'error' : 'info',
    text: `TVA ${nameOf(row)} : ${writeAmount(vat, invoice)} dans le fichier, ${writeAmount(expected, invoice)} d’après sa base de ${writeAmount(base, invoice)}.`,
    action: isOff
      ? 'Demandez une facture corrigée : une TVA facturée à tort n’est pas déductible.'
      : `${nameRounding(difference, unit)} d’arrondi : rien à faire.`,
    term: 'BT-117',
  });
}

function nameRounding(difference: number, unit: number): string {
  if (unit === 1) return difference === 1 ? 'Un centime' : 'Quelques centimes';
  return difference === unit ? 'Une unité' : 'Quelques unités';
}

/** BR-S-08 and its siblings: lines, less allowances, plus charges of the same category and rate. */
function checkBase(row: TolerantVatRow, invoice: TolerantInvoice): ReceivedFinding[] {
  const stated = readCents(row.taxableAmount);
  if ((invoice.lines ?? []).length === 0 || stated === null) return [];
  const { lines, allowances, charges } = selectOf(row, invoice);
  const expected =
    sumOf(lines.map(({ lineNetAmount }) => lineNetAmount)) -
    sumOf(allowances.map(({ amount }) => amount)) +
    sumOf(charges.map(({ amount }) => amount));
  const tolerance = toleranceOf(invoice, lines, allowances, charges);
  return findingWhen(Math.abs(stated - expected) > tolerance, {
    code: `BR-${RULE_NAMES[row.category ?? ''] ?? row.category}-08`,
    severity: 'error',
    text: `TVA ${nameOf(row)} : la base est de ${writeAmount(stated, invoice)}, mais les lignes à ce taux font ${writeAmount(expected, invoice)}.`,
    action: ASK_CORRECTION,
    term: 'BT-116',
  });
}

function selectOf(row: TolerantVatRow, { lines, allowances, charges }: TolerantInvoice) {
  const isOfRow = ({ vat }: { vat?: TolerantVatRow }) =>
    vat?.category === row.category && rateOf(vat ?? {}) === rateOf(row);
  return {
    lines: (lines ?? []).filter(isOfRow),
    allowances: (allowances ?? []).filter(isOfRow),
    charges: (charges ?? []).filter(isOfRow),
  };
}

/** BR-E-10, BR-AE-10…; tax in a category without tax breaks BR-E-09 and its siblings. */
function checkReason(row: TolerantVatRow): ReceivedFinding[] {
  const { category = '', reason, reasonCode } = row;
  const name = RULE_NAMES[category] ?? category;
  if (!UNTAXED.has(category)) return [];
  return [
    ...findingWhen(!reason && !reasonCode && category !== 'Z', {
      code: `BR-${name}-10`,
      severity: 'error',
      text: `Une partie de la facture est sans TVA (catégorie ${category}) et n’en dit pas la raison.`,
      action: 'Demandez à l’émetteur l’article de loi qui le dispense de TVA.',
      term: 'BT-120',
    }),
    ...findingWhen(amountOf(row.vatAmount) !== 0 || rateOf(row) !== 0, {
      code: `BR-${name}-09`,
      severity: 'error',
      text: `La catégorie ${category} est sans TVA, mais la facture en compte.`,
      action: ASK_CORRECTION,
      term: 'BT-117',
    }),
  ];
}

function rateOf({ rate }: TolerantVatRow): Percent {
  return (readScaled(rate ?? '0', PERCENT_DECIMALS) ?? 0) as Percent;
}

/** « à 20 % », « de catégorie E » */
function nameOf(row: TolerantVatRow): string {
  return rateOf(row) > 0
    ? `à ${formatPercent(rateOf(row))}`
    : `de catégorie ${row.category ?? '?'}`;
}

const UNTAXED: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O', 'Z']);
/** Names of the categories in rule codes, where they differ from the category. */
const RULE_NAMES: Readonly<Record<string, string>> = { K: 'IC', L: 'AF', M: 'AG' };
