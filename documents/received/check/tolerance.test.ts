import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { readInvoiceXml } from '#documents/received/read-invoice-xml.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';

const ID = 'urn:cen.eu:en16931:2017';
/** Four lines that add up to 3,922.50. */
const INVOICE = buildFacturX(requireDraft(menuisier)) ?? '';
const EXTENDED = INVOICE.replace(ID, `${ID}#conformant#urn:factur-x.eu:1p0:extended`);

test('EXTENDED leaves a cent for each line, our own checks too', () => {
  expect(errorsOf(shift(EXTENDED, 4))).toEqual([]);
  expect(errorsOf(shift(EXTENDED, 5))).toEqual(['BR-CO-10', 'BR-CO-13', 'BR-S-08']);
});

test('EN 16931 leaves none', () => {
  expect(errorsOf(shift(INVOICE, 1))).toEqual(['BR-CO-10', 'BR-S-08']);
});

test('the tax of a row may be as many cents apart', () => {
  const apart = (xml: string, tax: string) =>
    xml.replace('<ram:CalculatedAmount>784.50', `<ram:CalculatedAmount>${tax}`);
  expect(findingsOf(apart(EXTENDED, '784.53'), 'BR-S-09')).toMatchObject([
    { severity: 'info', action: 'Quelques centimes d’arrondi\u00a0: rien à faire.' },
  ]);
  expect(findingsOf(apart(EXTENDED, '784.55'), 'BR-S-09')).toMatchObject([{ severity: 'error' }]);
  expect(findingsOf(apart(INVOICE, '784.53'), 'BR-CO-17')).toMatchObject([{ severity: 'error' }]);
});

test('a total within those cents is a draft that comes out otherwise, and no warning', () => {
  expect(findingsOf(shift(EXTENDED, 4), 'recomputed')).toMatchObject([{ severity: 'info' }]);
  expect(findingsOf(shift(EXTENDED, 5), 'recomputed')).toMatchObject([{ severity: 'warning' }]);
});

/** Raises the totals above the sum of the lines. */
function shift(xml: string, cents: number): string {
  return xml
    .replace(/(<ram:BasisAmount>|<ram:(Line|TaxBasis)TotalAmount>)3922\.50/g, `$13922.5${cents}`)
    .replace(/(Amount>)4707\.00/g, `$14707.0${cents}`);
}

function errorsOf(xml: string): string[] {
  return read(xml)
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
}

function findingsOf(xml: string, rule: string) {
  return read(xml).filter(({ code }) => code === rule);
}

function read(xml: string) {
  const opened = readInvoiceXml(Buffer.from(xml));
  if (!opened.ok) throw new Error(opened.problem.code);
  return opened.invoice.findings;
}
