import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import { buildUbl } from '#documents/facturx/build-ubl.ts';
import { findXmlObstacle } from '#documents/facturx/find-xml-obstacle.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { chargesForeignVat, VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { epicerieEnGros } from '#documents/samples/facture-tva/epicerie-en-gros.ts';
import { infogerancePrelevement } from '#documents/samples/facture-tva/infogerance-prelevement.ts';
import { menuisier } from '#documents/samples/facture-tva/menuisier.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { checkProperty } from '#scripts/test/check-property.ts';
import { readInvoiceXml } from './read-invoice-xml.ts';

const decimal = (scale: number, min: number, max: number) =>
  fc.integer({ min, max }).map((value) => toDecimal(value, scale));
const discount = fc.oneof(
  fc.record({ percent: decimal(2, 0, 10_000), reason: fc.constantFrom('Remise', 'Fidélité') }),
  fc.record({ amount: decimal(2, 0, 50_000) }),
);
const line = fc
  .record({
    kind: fc.constantFrom('item' as const, 'item' as const, 'disbursement' as const),
    name: fc.constantFrom('Article', 'Vis & écrous « 4 × 40 »'),
    quantity: decimal(4, -50_000, 999_999),
    unitPrice: decimal(6, 0, 999_999_999),
    vatRate: fc.constantFrom('20', '10', '5.5', '2.1', '0'),
    discount: fc.option(discount, { nil: undefined }),
    ecoContribution: fc.option(decimal(2, 1, 500), { nil: undefined }),
  })
  .map(({ ecoContribution, ...rest }) =>
    // An eco-contribution cannot exceed the price that includes it.
    Number(rest.unitPrice) < 5 ? rest : { ...rest, ecoContribution },
  );
const input: fc.Arbitrary<DraftInput> = fc
  .record({
    vatRegime: fc.oneof(
      { weight: 3, arbitrary: fc.constant('normal' as const) },
      fc.constantFrom(
        ...VAT_REGIMES.filter((one) => one !== 'net-of-tax' && !chargesForeignVat(one)),
      ),
    ),
    priceMode: fc.constantFrom('net' as const, 'gross' as const),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    allowances: fc.array(discount, { maxLength: 2 }),
    charges: fc.array(fc.record({ amount: decimal(2, 0, 9_999), reason: fc.constant('Port') }), {
      maxLength: 2,
    }),
    prepayments: fc.array(fc.record({ amount: decimal(2, 0, 99_999) }), { maxLength: 2 }),
    rounding: fc.option(decimal(2, -99, 99), { nil: undefined }),
  })
  .map((changes) => ({ ...menuisier, ...changes }));

test('whatever the draft, the amounts read are those written, and a recomputed total says so when it is another', () => {
  checkProperty(
    fc.property(input, (written) => {
      const draft = requireDraft(written);
      const totals = computeTotals(draft);
      const { stated, findings, draft: again } = read(buildFacturX(draft) ?? '');
      expect(stated.payableAmount).toBe(totals.payableAmount);
      expect(stated.vatTotal).toBe(totals.vatTotal);
      const difference = computeTotals(again).taxInclusiveTotal - totals.taxInclusiveTotal;
      expect(findings.some(({ code }) => code === 'recomputed')).toBe(difference !== 0);
      // Six-decimal prices with tax are not shop prices: each rate may lose a cent.
      const allowed = draft.priceMode === 'gross' ? totals.vatBreakdown.length : 0;
      expect(Math.abs(difference)).toBeLessThanOrEqual(allowed);
    }),
    { numRuns: 80 },
  );
});

const WRITERS = [buildFacturX, buildUbl];
const HOSTILE = [
  '1e400',
  'NaN',
  '-0',
  'Infinity',
  '-99999999999999999999',
  '0.00000000000001',
  '+5',
  '.',
  '12,50',
  '20261340',
  '00000000',
  '99991231',
  '',
  ' ',
  'null',
  '__proto__',
  'FR',
  '<',
  '\u0000'.replace('\u0000', '�'),
  'é'.repeat(3000),
  '9'.repeat(400),
  '\u202e',
  'x'.repeat(20_000),
];

test('whatever a value becomes, the file is read or refused with a reason, never with an exception', () => {
  const files = [menuisier, epicerieEnGros, infogerancePrelevement].flatMap((sample) =>
    WRITERS.map((write) => write(requireDraft(sample)) ?? ''),
  );
  checkProperty(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(...HOSTILE)), { minLength: 1, maxLength: 8 }),
      (xml, changes) => {
        let changed = xml;
        for (const [position, value] of changes) changed = replaceText(changed, position, value);
        const result = readInvoiceXml(Buffer.from(changed));
        if (!result.ok) {
          expect(result.problem.message).not.toBe('');
          return;
        }
        const { draft } = result.invoice;
        expect(parseDraft(structuredClone(draft))).toMatchObject({ ok: true });
        // A rate that the official rules refuse leaves no XML.
        const isRefused = findXmlObstacle(draft) === 'refused-rate';
        expect(typeof buildFacturX(draft)).toBe(isRefused ? 'object' : 'string');
      },
    ),
    { numRuns: 100 },
  );
});

test('an element taken out leaves a file that is still read', () => {
  for (const write of WRITERS) {
    const xml = write(requireDraft(menuisier)) ?? '';
    const names = new Set(
      [...xml.matchAll(/<((?:ram|cac|cbc):\w+)/g)].map(([, name = '']) => name),
    );
    for (const name of names) {
      const without = xml.replace(new RegExp(`<${name}[ >].*?</${name}>`, 'gs'), '');
      expect(readInvoiceXml(Buffer.from(without)), name).toHaveProperty('ok');
    }
  }
});

/** Replaces the text of one element, by its position among all of them. */
function replaceText(xml: string, position: number, value: string): string {
  const texts = [...xml.matchAll(/>([^<>\s][^<>]*)</g)];
  const target = texts[position % texts.length];
  if (!target) return xml;
  const start = target.index + 1;
  const end = start + (target[1]?.length ?? 0);
  return xml.slice(0, start) + value.replaceAll('<', '&lt;') + xml.slice(end);
}

function read(xml: string) {
  const result = readInvoiceXml(Buffer.from(xml));
  if (!result.ok) throw new Error(result.problem.code);
  return result.invoice;
}
