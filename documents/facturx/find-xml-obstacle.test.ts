import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { buildFacturX } from './build-factur-x.ts';
import { buildUbl } from './build-ubl.ts';
import { findXmlObstacle } from './find-xml-obstacle.ts';

function write(input: DraftInput) {
  const draft = requireDraft(input);
  return [findXmlObstacle(draft), buildFacturX(draft) !== null, buildUbl(draft) !== null];
}

const { 'luminaires-belgique': lamps, menuisier } = samples;

test('the VAT of another state has no XML, even at a rate that is French too', () => {
  expect(write(lamps)).toEqual(['foreign-vat', false, false]);
  const lines = lamps.lines.map((line) => ({ ...line, vatRate: '20' }));
  expect(write({ ...lamps, lines, charges: [] })).toEqual(['foreign-vat', false, false]);
});

test('a rate that BR-FR-16 refuses has no XML, and a former one has', () => {
  const at = (vatRate: string): DraftInput => ({
    ...menuisier,
    lines: [{ kind: 'item', name: 'Étagère', quantity: '1', unitPrice: '100', vatRate }],
  });
  expect(write(at('21'))).toEqual(['refused-rate', false, false]);
  expect(write(at('19.6'))).toEqual([null, true, true]);
  expect(write(at('20'))).toEqual([null, true, true]);
});

test('a proforma and a quote are no invoices', () => {
  expect(write(samples['proforma-machine'])).toEqual(['no-invoice', false, false]);
  expect(write(samples['devis-graphiste'])).toEqual(['no-invoice', false, false]);
});
