import { foldAccents } from '#documents/model/texts/fold-accents.ts';

/** Which cells of a row say what; indexes, −1 where no column does. */
export type StatementColumns = {
  date: number;
  /** A signed amount; −1 where `debit` and `credit` are apart. */
  amount: number;
  debit: number;
  credit: number;
  currency: number;
  /** The currency in the title of the amount, « Montant (USD) »; empty without one. */
  titleCurrency: string;
  /** Cells that may say « Débit » of an amount without its sign. */
  directions: readonly number[];
  /** Whether the line was booked, refused or is still to come. */
  state: number;
  labels: readonly number[];
  counterparties: readonly number[];
  references: readonly number[];
};

/** A column that every statement needs. */
export type MissingColumn = 'date' | 'amount';

/** Reads a row as titles, without case or accents. */
export function findColumns(row: readonly string[]): StatementColumns {
  const titles = row.map(foldTitle);
  const debit = findFirst(titles, [
    /^(?:montant (?:au |du )?)?debit\b(?! (?:ou )?credit)|^money out$/,
  ]);
  const credit = findFirst(titles, [
    /^(?:montant (?:au |du )?)?credit\b(?! (?:ou )?debit)|^money in$/,
  ]);
  const isApart = credit >= 0 && debit >= 0;
  const amount = isApart ? -1 : findFirst(titles, AMOUNTS, NOT_AMOUNTS);
  return {
    date: findFirst(titles, DATES),
    ...{ amount, debit, credit },
    currency: findFirst(titles, [/^devise|^monnaie|^currency|^payment currency/]),
    titleCurrency: readTitleCurrency(titles[isApart ? credit : amount] ?? ''),
    directions: findEach(titles, DIRECTIONS),
    state: findFirst(titles, [/^(?:statut|status|state|etat)\b/]),
    labels: findEach(titles, LABELS),
    counterparties: findEach(titles, COUNTERPARTIES),
    references: findEach(titles, REFERENCES),
  };
}

export function listMissingColumns({
  date,
  amount,
  debit,
  credit,
}: StatementColumns): MissingColumn[] {
  const hasAmount = amount >= 0 || (debit >= 0 && credit >= 0);
  return [...(date < 0 ? ['date' as const] : []), ...(hasAmount ? [] : ['amount' as const])];
}

/** « Montant(EUROS) » → « montant euros », « dateOp » → « date op » */
function foldTitle(cell: string): string {
  const words = cell.replace(/([a-z])([A-Z])/g, '$1 $2');
  return foldAccents(words)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** « montant euros » → EUR */
function readTitleCurrency(title: string): string {
  return (TITLE_CURRENCY.exec(title)?.[0] ?? '').slice(0, 3).toUpperCase();
}

/** The first title of the first pattern that any title fits. */
function findFirst(titles: readonly string[], patterns: readonly RegExp[], not?: RegExp): number {
  for (const pattern of patterns) {
    const found = titles.findIndex((title) => pattern.test(title) && !not?.test(title));
    if (found >= 0) return found;
  }
  return -1;
}

function findEach(titles: readonly string[], pattern: RegExp): number[] {
  return [...titles.keys()].filter((index) => pattern.test(titles[index] ?? ''));
}

/** The day that a bank books a line, then that of the order, then that from which it counts. */
const DATES = [
  /^date (?:de l |d |de )?(?:op|operation|comptable|comptabilisation|ecriture)\b/,
  /^operation date/,
  /^(?:booking|completed|settlement) date|^date completed|^date de fin$/,
  /^date$/,
  /^date (?:de (?:la )?)?val(?:eur)?\b|^value date/,
  /^date(?! (?:de debut|started|(?:de |du )?solde))/,
];
const AMOUNTS = [
  /^(?:montant|amount)(?: (?:en )?(?:eur|euros?))?$/,
  /^montant (?:de l |d )?operation/,
  /^(?:montant total ttc|total amount incl)/,
  /^(?:montant|amount|valeur$)/,
];
/** Amounts of something else than the line. */
const NOT_AMOUNTS = /franc|frais|fee|\btva\b|\bht\b|excl|local|orig|initial|change|solde|balance/;
const TITLE_CURRENCY =
  /\b(?:euros?|eur|usd|chf|gbp|cad|aud|nzd|jpy|cny|hkd|sgd|sek|nok|dkk|pln|czk|huf|ron|bgn|try|mad|tnd|dzd|xof|xaf|xpf|ils|inr|brl|mxn|zar|aed)\b/;
const DIRECTIONS =
  /^(?:sens|direction|side|type|nature|debit (?:ou )?credit|credit (?:ou )?debit|d c|c d|dr cr|cr dr|cdt ?dbt ?ind)\b/;
const LABELS =
  /^(?:libelle|label|description|intitule|detail|information|motif|memo|message|communication|comment|note$|objet|nature de l operation)/;
const COUNTERPARTIES =
  /^(?:nom de la |nom du )?(?:contrepartie|tiers|donneur|emetteur|debiteur|beneficiaire)|^(?:counterparty|payer|payee|supplier found)/;
const REFERENCES = /^(?:ref|reference|end to end)\b/;
