import { toPlainText } from './plain-text.ts';

/**
 * The rows and sums of tables of prices that a reader cannot find again from what the table shows:
 * quantity × price less the discount, discounts of a percentage, totals, and the tax of a rate.
 */
export function findWrongAmounts(html: string): string[] {
  return [...html.matchAll(/<table>(.*?)<\/table>/gs)].flatMap(([, inside = '']) => {
    const table = readTable(inside);
    return table ? [...findWrongRows(table), ...findWrongSums(table)] : [];
  });
}

/** `half`: half of the last decimal that is shown, by which rounding may differ. */
type Sum = { name: string; amount: number; half: number };
type Row = Sum & { quantity: number; price: number; discount: string; rate: string; eco: number };
type PriceTable = { isGross: boolean; rows: Row[]; sums: Sum[] };

/** Null for a table that has no prices. */
function readTable(inside: string): PriceTable | null {
  const [head = [], ...rows] = [...inside.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => plain(cell)),
  );
  const at = (word: string) => head.findIndex((name) => name.startsWith(word));
  if (at('Quantité') < 0 || at('Prix unitaire') < 0) return null;
  const cell = (row: readonly string[], word: string) => row[at(word)] ?? '';
  return {
    isGross: !head.some((name) => name === 'Montant HT'),
    rows: rows
      .filter(({ length }) => length === head.length)
      .map((row) => ({
        name: cell(row, 'Désignation'),
        quantity: numberIn(cell(row, 'Quantité')),
        price: numberIn(cell(row, 'Prix unitaire')),
        discount: cell(row, 'Remise'),
        rate: cell(row, 'TVA'),
        ...amountIn(cell(row, 'Montant')),
        eco: numberIn(/éco-participation ([\d,]+)/.exec(cell(row, 'Désignation'))?.[1] ?? '0'),
      })),
    sums: rows
      .filter(({ length }) => length === 2)
      .map(([name = '', amount = '']) => ({ name, ...amountIn(amount) })),
  };
}

function findWrongRows({ rows }: PriceTable): string[] {
  return rows.flatMap((row) => {
    const gross = row.quantity * row.price;
    return judge(row, gross - discountIn(row.discount, gross - row.quantity * row.eco));
  });
}

/** « 8 % » of the base, or « −5,00 € ». */
function discountIn(text: string, base: number): number {
  if (text.includes('%')) return (base * numberIn(text)) / 100;
  return text === '' ? 0 : -numberIn(text);
}

function findWrongSums(table: PriceTable): string[] {
  const { isGross, rows, sums } = table;
  const total = sums.at(-1);
  const linesAt = sums.findIndex(({ name }) => name.endsWith('des lignes'));
  const netAt = sums.findIndex(({ name }) => name === 'Total HT');
  const net = sums[netAt];
  const adjustments = linesAt < 0 ? [] : sums.slice(linesAt + 1, netAt < 0 ? -1 : netAt);
  const taxes = netAt < 0 ? [] : sums.slice(netAt + 1, -1);
  const lines = add(rows);
  const reached = isGross ? total : net;
  const expected: [Sum | undefined, number][] = [
    [sums[linesAt] ?? reached, lines],
    ...adjustments.map((sum): [Sum, number] => [sum, adjustmentIn(sum, table)]),
    [reached, lines + add(adjustments)],
    ...(net ? [[total, net.amount + add(taxes)] satisfies [Sum | undefined, number]] : []),
    ...(isGross || adjustments.length > 0
      ? []
      : taxes.map((sum): [Sum, number] => [sum, taxIn(sum, rows)])),
  ];
  return expected.flatMap(([sum, amount]) =>
    sum ? judge(sum, amount) : ['a table of prices has no total'],
  );
}

/** No discount reduces the eco-contribution. */
function adjustmentIn({ name, amount }: Sum, { rows }: PriceTable): number {
  const percent = /\(([\d,]+) %\)/.exec(name)?.[1];
  if (percent === undefined) return amount;
  const base = rows.reduce((sum, row) => sum + row.amount - row.quantity * row.eco, 0);
  return (-base * numberIn(percent)) / 100;
}

function taxIn({ name }: Sum, rows: readonly Row[]): number {
  const rate = name.replace('TVA à ', '');
  return (add(rows.filter((row) => row.rate === rate)) * numberIn(rate)) / 100;
}

function add(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function judge({ name, amount, half }: Sum, expected: number): string[] {
  const isSame = Math.abs(expected - amount) < half + FLOAT_ERROR;
  return isSame ? [] : [`« ${name} » is ${amount}, not ${expected}`];
}

function amountIn(text: string): Pick<Sum, 'amount' | 'half'> {
  return { amount: numberIn(text), half: text.includes(',') ? 0.005 : 0.5 };
}

function numberIn(text: string): number {
  return Number(
    text
      .replace('−', '-')
      .replace(',', '.')
      .replace(/[^\d.-]/g, ''),
  );
}

function plain(cell: string): string {
  return toPlainText(cell.replace(/<[^>]+>/g, '').replace(/&#x27;/g, "'")).trim();
}

const FLOAT_ERROR = 1e-6;
