import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Sheet, TextMark } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const metrics = createFontMetrics([latin]);

function lay(name: keyof typeof samples, changes: Partial<DraftInput> = {}): Sheet {
  const draft = requireDraft({ ...samples[name], ...changes });
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}

function textsOf({ pages }: Sheet): string[] {
  return pages.flatMap(({ marks }) =>
    marks.filter((mark): mark is TextMark => mark.type === 'text').map(({ text }) => text),
  );
}

function positionOf(texts: readonly string[], start: string): number {
  return texts.findIndex((text) => text.startsWith(start));
}

test('options stand after the total, out of it, and their fields are their own lines', () => {
  const sheet = lay('devis-agence-web');
  const texts = textsOf(sheet);
  const title = positionOf(texts, 'Options et variantes');
  expect(positionOf(texts, 'Montant du devis')).toBeLessThan(title);
  expect(positionOf(texts, 'Option retenue · Version anglaise')).toBeGreaterThan(title);
  expect(texts).toContain('Total TTC avec les choix retenus');
  const option = sheet.pages
    .flatMap(({ marks }) => marks)
    .find((mark) => mark.type === 'text' && mark.text.startsWith('Option retenue'));
  expect(option?.type === 'text' && option.field).toBe('lines[4].name');
});

test('terms come first and the signature of the customer last', () => {
  const texts = textsOf(lay('devis-agence-web'));
  const signature = positionOf(texts, 'Bon pour accord');
  for (const start of ['Montant du devis', 'Conditions', 'Devis\u00a0', 'Le prix comprend'])
    expect(positionOf(texts, start), start).toBeLessThan(signature);
  expect(texts.slice(signature).filter((text) => text === 'Signature').length).toBeGreaterThan(0);
});

test('the form to withdraw with has a page of its own', () => {
  const { pages } = lay('devis-plombier');
  const last = pages.at(-1)?.marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : []));
  expect(last).toContain('Formulaire de rétractation');
  expect(last).not.toContain('Bon pour accord');
});

test('a quote has no payment code, an avoir no way to pay', () => {
  const modules = (sheet: Sheet) =>
    sheet.pages.flatMap(({ marks }) => marks).filter(({ type }) => type === 'modules');
  expect(modules(lay('devis-agence-web'))).toEqual([]);
  expect(modules(lay('avoir-total'))).toEqual([]);
  expect(textsOf(lay('avoir-total')).join(' ')).not.toContain('IBAN');
});

test('a quote says the money asked at the order, an avoir what it gives back', () => {
  expect(textsOf(lay('devis-plombier'))).toContain('Arrhes, après sept jours');
  expect(textsOf(lay('devis-agence-web'))).toContain('Acompte à la commande (30\u00a0%)');
  const credit = textsOf(lay('avoir-total'));
  expect(credit).toContain('Montant de l’avoir');
  expect(credit).toContain('Émis le');
});

test('options alone, without a total to compare, leave no empty row', () => {
  const lines: DraftInput['lines'] = [
    { kind: 'item', name: 'Article', unitPrice: '1', vatRate: '20' },
    { kind: 'variant', name: 'Autre', unitPrice: '1', vatRate: '20' },
  ];
  const texts = textsOf(lay('devis-agence-web', { lines }));
  expect(texts).toContain('Variante · Autre');
  expect(texts.some((text) => text.includes('choix retenus'))).toBe(false);
});
