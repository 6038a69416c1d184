import { absolute, readExact, roundExact, shareOf, UNIT } from '#documents/received/norm/exact.ts';
import type { AdjustmentView, RowView, TaxView, View } from '#documents/received/norm/view.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { isBaseWithin, isTaxWithin } from './break-within.ts';
import { exact, sum, when } from './exact-amounts.ts';

/** Broken rules of VAT categories: BR-S, BR-Z, BR-E, BR-AE, BR-IC, BR-G, BR-O, BR-AF, BR-AG. */
export function breakVat(view: View): string[] {
  return [
    ...FAMILIES.flatMap((family) => breakFamily(family, view)),
    ...breakOutside(view),
    ...breakItaly(view),
  ];
}

type Family = {
  /** BT-118 */
  category: string;
  /** The category as written in rule codes. */
  name: string;
  /** The rate that the category requires. */
  rate: 'positive' | 'not-negative' | 'zero' | 'absent';
  /** Which VAT and tax numbers must be present. */
  needs: 'tax' | 'vat' | 'both' | 'both-vat' | 'none';
  /** One row at most (BR-x-01), whose base covers the whole category. */
  isSingle: boolean;
  reason: 'required' | 'forbidden';
};

type Uses = { lines: TaxView[]; allowances: TaxView[]; charges: TaxView[]; rows: RowView[] };

function breakFamily(family: Family, view: View): string[] {
  const { name } = family;
  const uses = listUses(family, view);
  const places = [uses.lines, uses.allowances, uses.charges];
  return [
    ...when(`BR-${name}-01`, !isListed(family, uses, view)),
    ...places.flatMap((taxes, index) => [
      ...when(`BR-${name}-0${index + 2}`, taxes.length > 0 && !hasNumbers(family, view)),
      ...when(
        `BR-${name}-0${index + 5}`,
        taxes.some(({ rate }) => !isRateOf(family, rate, view.syntax)),
      ),
    ]),
    ...uses.rows.flatMap((row) => breakFamilyRow(family, row, view)),
  ];
}

function listUses({ category }: Family, { lines, adjustments, rows }: View): Uses {
  const isOwn = (tax: TaxView) => tax.category === category && tax.isVat;
  const of = (isCharge: boolean) =>
    adjustments
      .filter((one) => one.isCharge === isCharge)
      .flatMap(({ taxes }) => taxes.filter(isOwn));
  return {
    lines: lines.flatMap(({ taxes }) => taxes.filter(isOwn)),
    allowances: of(false),
    charges: of(true),
    rows: rows.filter(isOwn),
  };
}

function isListed(family: Family, uses: Uses, view: View): boolean {
  const { syntax, extension } = view;
  const { isSingle, category } = family;
  const { lines, rows } = uses;
  const isShown = view.rows.some((row) => row.category === category);
  // In UBL, AE alone keeps the rule of EN 16931 beside that of EXTENDED.
  const isExact = category === 'AE' && syntax === 'ubl';
  if (extension && (!isExact || isUsed(category, view) !== isShown))
    return isUsed(category, view) === isShown;
  const adjustments = uses.allowances.length + uses.charges.length;
  const used = lines.length + adjustments;
  if (isSingle && syntax === 'ubl') return used + rows.length === 0 || rows.length === 1;
  if (isSingle && category === 'O' && rows.length === 0) return true;
  if (isSingle) return used + rows.length === 0 || (rows.length === 1 && used > 0);
  if (syntax === 'ubl') return used > 0 === rows.length > 0;
  const isEnough = (count: number) => count === 0 || count + rows.length >= 2;
  return isEnough(lines.length) && isEnough(adjustments);
}

/**
 * EXTENDED allows several rows per category. Its CII rule also counts titles and comments; the
 * Factur-X one, transport charges.
 */
function isUsed(category: string, view: View): boolean {
  const { syntax, extension, lines, adjustments, logistics } = view;
  const all = [
    ...lines.filter(({ isCounted }) => isCounted || syntax === 'cii'),
    ...adjustments,
    ...(extension?.prefix === 'FXEXT' ? logistics : []),
  ];
  return all.some(({ taxes }) => taxes.some((tax) => tax.category === category));
}

function hasNumbers({ needs }: Family, { numbers }: View): boolean {
  const seller = numbers.sellerVat || numbers.representativeVat;
  switch (needs) {
    case 'tax':
      return numbers.sellerTax || numbers.representativeVat;
    case 'vat':
      return seller;
    case 'both':
      return (
        (numbers.sellerTax || numbers.representativeVat) && (numbers.buyerVat || numbers.buyerLegal)
      );
    case 'both-vat':
      return seller && numbers.buyerVat;
    case 'none':
      return !(seller || numbers.buyerVat);
  }
}

function isRateOf(
  { rate: wanted, category }: Family,
  rate: XmlElement | undefined,
  syntax: View['syntax'],
): boolean {
  const value = readExact(rate?.text);
  if (wanted === 'absent') return rate === undefined;
  if (value === null) return false;
  if (wanted === 'zero') return value === 0n;
  const isPositive = wanted === 'positive' || (category === 'L' && syntax === 'cii');
  return isPositive ? value > 0n : value >= 0n;
}

function breakFamilyRow(family: Family, row: RowView, view: View): string[] {
  const { name, reason, isSingle } = family;
  const hasRightReason = row.hasReason === (reason === 'required');
  if (view.extension) return breakExtendedRow(family, row, view);
  const isTaxWrong = isSingle ? readExact(row.vatAmount?.text) !== 0n : !isTaxNear(row);
  return [
    ...when(`BR-${name}-08`, !isBaseOf(family, row, view)),
    ...when(`BR-${name}-09`, isTaxWrong && (isSingle || name === 'S' || view.syntax === 'ubl')),
    ...when(`BR-${name}-10`, !hasRightReason),
  ];
}

function breakExtendedRow({ name, reason, isSingle }: Family, row: RowView, view: View): string[] {
  const isUntaxed = readExact(row.vatAmount?.text) === 0n;
  const isWrong = name === 'S' ? !isTaxWithin(row, view) : isSingle && !isUntaxed;
  return [
    ...when(`BR-${name}-08`, !isBaseWithin(row, view)),
    ...when(`BR-${name}-09`, isWrong),
    ...when(`BR-${name}-10`, row.hasReason !== (reason === 'required')),
  ];
}

/** Less than one unit from base × rate. */
function isTaxNear({ taxableAmount, vatAmount, rate }: RowView): boolean {
  const expected = roundExact(shareOf(absolute(exact(taxableAmount)), exact(rate)));
  return absolute(absolute(exact(vatAmount)) - expected) < UNIT;
}

/**
 * Lines less allowances plus charges of the category (and rate, if it has several). The official
 * rules are exact in one syntax and tolerate one unit in the other.
 */
function isBaseOf({ category, isSingle }: Family, row: RowView, view: View): boolean {
  const { syntax, lines, adjustments } = view;
  if (!isSingle && row.rate === undefined) return true;
  // The official CII rule of these islands looks for the rate where CII does not have it.
  if (syntax === 'cii' && /^[LM]$/.test(category)) return true;
  const isOwn = ({ taxes }: { taxes: readonly TaxView[] }) =>
    taxes.some((tax) => tax.category === category) &&
    (isSingle || taxes.some((tax) => readExact(tax.rate?.text) === readExact(row.rate?.text)));
  const own = lines.filter(isOwn);
  const of = (isCharge: boolean) =>
    adjustments.filter((one) => one.isCharge === isCharge && isOwn(one));
  if (category === 'S' && syntax === 'ubl' && own.length + adjustments.filter(isOwn).length === 0)
    return false;
  const expected = sum(own.map((line) => line.lineNetAmount)) + sumOf(of(true)) - sumOf(of(false));
  const distance = absolute(
    exact(row.taxableAmount) - (syntax === 'cii' ? roundExact(expected) : expected),
  );
  const isExact = syntax === 'cii' ? !isSingle || category === 'O' : isSingle;
  return isExact ? distance === 0n : distance < UNIT;
}

function sumOf(adjustments: readonly AdjustmentView[]): bigint {
  return sum(adjustments.map(({ amount }) => amount));
}

/** Category O stands alone (BR-O-11 to 14); delivery inside the Union (BR-IC-11, BR-IC-12). */
function breakOutside({
  rows,
  lines,
  adjustments,
  hasDeliveryDay,
  hasDeliveryCountry,
  syntax,
}: View): string[] {
  const has = (category: string) => rows.some((row) => row.category === category && row.isVat);
  const isOther = ({ category, isVat }: TaxView) =>
    category !== '' && category !== 'O' && (isVat || syntax === 'cii');
  const of = (isCharge: boolean) =>
    adjustments.filter((one) => one.isCharge === isCharge).flatMap(({ taxes }) => taxes);
  const isOutside = has('O');
  return [
    ...when('BR-O-11', isOutside && rows.some(isOther)),
    ...when('BR-O-12', isOutside && lines.some(({ taxes }) => taxes.some(isOther))),
    ...when('BR-O-13', isOutside && of(false).some(isOther)),
    ...when('BR-O-14', isOutside && of(true).some(isOther)),
    ...when('BR-IC-11', has('K') && !hasDeliveryDay),
    ...when('BR-IC-12', has('K') && !hasDeliveryCountry),
  ];
}

/** Split payment (B) exists only in Italy, never beside category S. */
function breakItaly({ rows, lines, adjustments, isOutsideItaly }: View): string[] {
  const all = [...rows, ...[...lines, ...adjustments].flatMap(({ taxes }) => taxes)];
  const has = (category: string) => all.some((tax) => tax.category === category);
  return [...when('BR-B-01', has('B') && isOutsideItaly), ...when('BR-B-02', has('B') && has('S'))];
}

const TAXED = { isSingle: false, reason: 'forbidden' } as const;
const UNTAXED = { rate: 'zero', isSingle: true, reason: 'required' } as const;
const FAMILIES: readonly Family[] = [
  { category: 'S', name: 'S', rate: 'positive', needs: 'tax', ...TAXED },
  { category: 'L', name: 'AF', rate: 'not-negative', needs: 'tax', ...TAXED },
  { category: 'M', name: 'AG', rate: 'not-negative', needs: 'tax', ...TAXED },
  { category: 'Z', name: 'Z', needs: 'tax', ...UNTAXED, reason: 'forbidden' },
  { category: 'E', name: 'E', needs: 'tax', ...UNTAXED },
  { category: 'AE', name: 'AE', needs: 'both', ...UNTAXED },
  { category: 'K', name: 'IC', needs: 'both-vat', ...UNTAXED },
  { category: 'G', name: 'G', needs: 'vat', ...UNTAXED },
  { category: 'O', name: 'O', needs: 'none', ...UNTAXED, rate: 'absent' },
];
