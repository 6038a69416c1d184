import { foldAccents, parseNumber } from '#documents';

type Rows = readonly (readonly string[])[];

/** A column of selling prices; `basis` is null where its title does not say it. */
export type PriceColumn = {
  column: number;
  title: string;
  basis: 'net' | 'gross' | null;
  /** Its first price, as written. */
  example: string;
  /** Kind of price, HT or TTC left out: « Prix public HT » and « Prix public TTC » share it. */
  nature: string;
};

/** The columns that may hold the selling price, by their titles; not those of costs and sums. */
export function listPriceColumns(rows: Rows): PriceColumn[] {
  const columns = (rows[0] ?? []).flatMap((title, column) => {
    const words = simplify(title);
    const cells = rows.slice(1).flatMap((row) => row[column] || []);
    if (!isSellingPrice(words) || (rows.length > 1 && !areMostPrices(cells))) return [];
    return [
      { column, title, basis: findBasis(words), example: cells[0] ?? '', nature: sayNature(words) },
    ];
  });
  const prices = columns.filter(({ title }) => !SUM.test(simplify(title)));
  return prices.length > 0 ? prices : columns;
}

/** The column of the selling price; null where there is none, or where it has to be asked. */
export function findPriceColumn(columns: readonly PriceColumn[]): PriceColumn | null {
  if (new Set(columns.map(({ nature }) => nature)).size > 1) return null;
  const net = columns.filter(({ basis }) => basis !== 'gross');
  const [only = null, ...others] = net.length > 0 ? net : columns;
  return others.length > 0 ? null : only;
}

/** Whether the title speaks of a price at all, a cost or a tax included. */
export function isAboutPrice(title: string): boolean {
  const words = simplify(title);
  return (PRICE.test(words) || COST.test(words)) && !OF_ANOTHER.test(words);
}

function isSellingPrice(words: string): boolean {
  return PRICE.test(words) && !COST.test(words) && !OF_ANOTHER.test(words) && !PART.test(words);
}

function findBasis(words: string): PriceColumn['basis'] {
  if (NET.test(words)) return 'net';
  return GROSS.test(words) ? 'gross' : null;
}

/** « Prix unitaire public T.T.C. » → « public » */
function sayNature(words: string): string {
  return words.replace(USUAL, ' ').replace(/\s+/g, ' ').trim();
}

/** « P.U._H.T. » → « pu ht », « Prix d’achat » → « prix d achat » */
function simplify(title: string): string {
  return foldAccents(title)
    .replaceAll('.', '')
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

function areMostPrices(cells: readonly string[]): boolean {
  const prices = cells.filter((cell) => parseNumber(cell, 6) !== null);
  return prices.length > 0 && prices.length * 2 >= cells.length;
}

const PRICE = /prix|tarif|price|montant|\btotal|\bpx\b|\bp[uv](\b|ht|ttc)|^(vente )?(ht|ttc)$/;
/** Purchase prices, never taken for a selling price. */
const COST =
  /achat|revient|\bcouts?\b|\bcost|purchase|fournisseur|supplier|marge|margin|\bcoef|\b(pamp|prmp|pump|cump|cmup)\b|\bp[ar](\b|ht|ttc)/;
/** Columns that only speak of a price: « Code tarif », « Date du prix », « Remise sur le prix ». */
const OF_ANOTHER =
  /^(codes?|ref|references?|dates?|unites?|devise|types?|remise|rabais|taux|tva|vat|tax|libelle|designation|description|article|produit|nom|nombre|quantite|qte|stock)\b/;
/** « Montant de la TVA », « Total remise » */
const PART = /\b(montant|total) (de (la |l )?)?(tva|vat|taxe|tax|remise|rabais|eco|consigne)\b/;
/** Totals of invoice lines rather than prices of products. */
const SUM = /montant|\btotal/;
const NET = /ht\b|\bhtva\b|hors (tax|tva)|sans (tva|taxe)|\bexcl|without (tax|vat)/;
const GROSS =
  /ttc\b|\btvac\b|(tax\w*|tva) (compris|inclus)|toutes taxes|avec (la )?(tva|taxe)|\bincl|with (tax|vat)/;
const USUAL =
  /ttc\b|ht\b|htva\b|tvac\b|hors taxes?|toutes taxes( comprises)?|taxes? comprises?|(excl|incl)\w*( (de )?(tva|vat|tax))?|prix|tarifs?|price|montant|total|\bp[uv]\b|\bpu|\bpv|unitaire|\bunit\b|\bde\b|\bvente\b|\bsales?\b|\bselling\b|\beuros?\b|\beur\b/g;
