import { sumAgreed } from '#documents/kinds/conversions/situation/agreed.ts';
import type { Done } from '#documents/kinds/conversions/situation/cumulate.ts';
import { listWorkRates } from '#documents/kinds/conversions/situation/invoiced.ts';
import type { SituationTerms } from '#documents/kinds/conversions/situation/situation.ts';
import { MAX_RETENTION_PERCENT } from '#documents/law/figures/retention-money.ts';
import { subtractRates } from '#documents/law/rules/credit/rate-amounts.ts';
import type { Draft } from '#documents/model/draft.ts';
import {
  type Cents,
  cents,
  requireCents,
  requirePercent,
  sumCents,
} from '#documents/money/amounts.ts';
import { applyPercent } from '#documents/money/apply-percent.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatAmount, formatPercent } from '#documents/money/format.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import type { Totals } from '#documents/totals/totals.ts';
import {
  doneBeyond,
  isAllDone,
  leftToDo,
  percentOf,
  progressOf,
} from '#documents/totals/works-progress.ts';
import type { FollowUpSource } from './follow-up-source.ts';
import { listFollowUps } from './list-follow-ups.ts';
import { type FollowUpRequest, prepareSituation } from './prepare-follow-up.ts';
import { readTypedShare, type ShareUnit } from './typed-share.ts';
import { type AgreedWorks, agreedOf, sumTotal, type WorksRow } from './works.ts';

/** What was typed, each text with the unit selected beside it. */
export type TypedSituation = {
  mode: 'whole' | 'lines';
  unit: ShareUnit;
  whole: string;
  /** By the id of a row. */
  lines: Readonly<Record<number, string>>;
  /** In percent, unless it says « € ». */
  revision: string;
  retention: string;
};

/** `message` is in French, and so is what is beyond the quote. */
export type ReadSituation =
  | {
      ok: true;
      request: SituationRequest;
      rows: readonly WorksRow[];
      /** Without and with tax, and once deposits are deducted. */
      net: Cents;
      total: Cents;
      payable: Cents;
      /** Null where lines are beyond the quote, and would hide what is left of others. */
      leftTotal: Cents | null;
      /** All lines are done. */
      isBalance: boolean;
      beyond: readonly string[];
    }
  | { ok: false; message: string };

type SituationRequest = Extract<FollowUpRequest, { kind: 'situation' }>;

/** Reads typed texts as the situation that they would make. */
export function readSituation(typed: TypedSituation, source: FollowUpSource): ReadSituation {
  const request = readRequest(typed);
  if ('message' in request) return { ok: false, message: request.message };
  const works = agreedOf(source);
  const made = prepareSituation(source, request, NO_DAY);
  const totals = computeTotals(made);
  const rows = rowsOf(totals);
  const wrong =
    findBackwards(request.done, rows, { ...works, made }) ?? findNegative(totals, made.currency);
  if (wrong) return { ok: false, message: wrong };
  if (isNothingNew(rows)) return { ok: false, message: NOTHING_NEW };
  const agreed = works.offers.flatMap(({ rates }) => rates);
  const billed = [...works.invoiced, ...listWorkRates(made)];
  const beyond = rows.flatMap((row) => sayBeyond(row, made.currency));
  return {
    ...{ ok: true, request, rows, beyond, isBalance: isAllDone(totals, made.situation) },
    net: totals.taxExclusiveOwnTotal,
    total: totals.taxInclusiveTotal,
    payable: totals.payableAmount,
    leftTotal:
      beyond.length > 0 ? null : cents(Math.max(0, sumTotal(subtractRates(agreed, billed)))),
  };
}

/** Why a request no longer stands on its quote as it is now, in French; null while it does. */
export function explainStale(request: SituationRequest, source: FollowUpSource): string | null {
  const isOffered = listFollowUps(source.node).some((one) => one.followUp === 'situation');
  if (!isOffered)
    return 'Une situation ou un acompte de ce devis est en cours, ou il est déjà soldé.';
  const made = prepareSituation(source, request, NO_DAY);
  const rows = rowsOf(computeTotals(made));
  const { done } = request;
  const wrong = findBackwards(done, rows, { ...agreedOf(source), made });
  return wrong ?? (isNothingNew(rows) ? NOTHING_NEW : null);
}

function readRequest(typed: TypedSituation): SituationRequest | { message: string } {
  const done = readDone(typed);
  if ('message' in done) return done;
  const terms = readTerms(typed);
  if ('message' in terms) return terms;
  return { kind: 'situation', done, ...terms };
}

function readDone({ mode, unit, whole, lines }: TypedSituation): Done | { message: string } {
  if (mode === 'whole') {
    const share = readTypedShare(whole, unit);
    return share && isInRange(share) ? share : { message: 'Écrivez ce qui est réalisé en tout.' };
  }
  const typed: { line: number; text: string }[] = Object.entries(lines)
    .filter(([, text]) => text.trim() !== '')
    .map(([line, text]) => ({ line: Number(line), text }));
  const shares = typed.flatMap(({ line, text }) => {
    const share = readTypedShare(text, unit);
    return share && isInRange(share) ? [{ line, ...share }] : [];
  });
  if (shares.length < typed.length) return { message: 'Écrivez des nombres.' };
  return shares.length > 0
    ? { lines: shares }
    : { message: 'Écrivez ce qui est réalisé d’au moins une ligne.' };
}

type Share = { percent: string } | { amount: string };

/** Lines that take something back have negative amounts. */
function isInRange(share: Share): boolean {
  if ('amount' in share) return true;
  return !share.percent.startsWith('-') && Number(share.percent) <= MAX_PERCENT;
}

function readTerms(typed: TypedSituation): SituationTerms | { message: string } {
  const { revision: text, retention } = typed;
  const revision = text.trim() === '' ? undefined : readTypedShare(text, 'percent');
  if (
    revision === null ||
    (revision && 'percent' in revision && Math.abs(Number(revision.percent)) > 100)
  )
    return { message: 'Écrivez la révision de prix en nombre.' };
  const kept = retention.trim() === '' ? { percent: '0' } : readTypedShare(retention, 'percent');
  if (!kept || !('percent' in kept) || !isRetention(kept.percent))
    return { message: `La retenue de garantie est de ${MAX_RETENTION_PERCENT}\u00a0% au plus.` };
  return { ...(revision && { revision }), retention: kept.percent };
}

function isRetention(percent: string): boolean {
  return Number(percent) >= 0 && Number(percent) <= Number(MAX_RETENTION_PERCENT);
}

function rowsOf({ lines }: Totals): WorksRow[] {
  return lines.flatMap((line) => {
    const progress = progressOf(line);
    if (!line.line.progress || !progress) return [];
    return [{ id: line.line.progress.line, name: line.line.name, ...progress }];
  });
}

function isNothingNew(rows: readonly WorksRow[]): boolean {
  return rows.every(({ before, done }) => before === done);
}

type Checked = AgreedWorks & { made: Draft };

/** Only an avoir takes back what was invoiced. */
function findBackwards(
  done: Done,
  rows: readonly WorksRow[],
  { offers, before, invoiced, made }: Checked,
): string | null {
  const write = (amount: Cents) => formatAmount(amount, made.currency);
  if ('lines' in done) {
    const row = rows.find((one) => (one.done - one.before) * Math.sign(one.agreed) < 0);
    return row
      ? `${nameRow(row)}\u00a0: ${write(row.before)} déjà facturés, ${ONLY_BY_AVOIR}`
      : null;
  }
  const unit = currencyUnit(made.currency);
  if ('amount' in done) {
    const billed = sumCents(
      invoiced.map((row) =>
        cents(row.taxableAmount + (made.priceMode === 'gross' ? row.vatAmount : 0)),
      ),
    );
    return requireCents(done.amount, unit) < billed
      ? `${write(billed)} sont déjà facturés, ${ONLY_BY_AVOIR}`
      : null;
  }
  const all = offers.flatMap((offer) => offer.rows);
  const agreed = sumAgreed(all);
  const left = sumCents(
    all.map((row) => leftToDo({ agreed: row.agreed, done: before.get(row.id) ?? cents(0) })),
  );
  const invoicedPart = cents(agreed - left);
  const percent = percentOf(invoicedPart, { agreed });
  return percent !== null && applyPercent(agreed, requirePercent(done.percent), unit) < invoicedPart
    ? `${formatPercent(percent)} sont déjà facturés, ${ONLY_BY_AVOIR}`
    : null;
}

/** What is left may be less than what was invoiced, after an amendment that takes works off. */
function findNegative({ taxInclusiveTotal: total }: Totals, currency: string): string | null {
  if (total >= 0) return null;
  const amount = formatAmount(cents(-total), currency);
  return `${amount} facturés en trop\u00a0: rendez-les par un avoir sur une situation précédente.`;
}

function sayBeyond(row: WorksRow, currency: string): string[] {
  const beyond = doneBeyond(row);
  if (beyond === 0) return [];
  const percent = percentOf(beyond, row);
  const part = percent === null ? '' : ` (${formatPercent(percent)})`;
  return [`${nameRow(row)} dépasse le devis de ${formatAmount(beyond, currency)}${part}.`];
}

function nameRow({ name }: WorksRow): string {
  return name ? `«\u00a0${name}\u00a0»` : 'Une ligne';
}

const NO_DAY = { number: '', today: '', dueDate: '' };
const ONLY_BY_AVOIR = 'et seul un avoir les reprend.';
/** More is a slip. */
const MAX_PERCENT = 1000;
const NOTHING_NEW = 'Rien de plus que ce qui est déjà facturé.';
