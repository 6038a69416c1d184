import { expect, test } from 'vitest';
import { buildFacturX } from '#documents/facturx/build-factur-x.ts';
import type { DraftInput } from '#documents/model/draft.ts';
import { TEMPLATES } from '#documents/model/fields/style.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { english } from '#documents/sheet/english/english.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Page, Sheet, TextMark } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const metrics = createFontMetrics([latin]);
type StyleInput = NonNullable<DraftInput['style']>;

const lines: NonNullable<DraftInput['lines']> = [
  { kind: 'section', name: 'Atelier' },
  {
    kind: 'item',
    name: 'Établi en hêtre',
    reference: 'ETB-220-HETRE-MASSIF-2026',
    period: { start: '2026-11-01', end: '2026-11-15' },
    quantity: '3',
    unit: 'DAY',
    unitPrice: '450',
    vatRate: '20',
    discount: { percent: '10', reason: 'Fidélité' },
  },
  { kind: 'comment', text: 'Livraison comprise.' },
  { kind: 'subtotal' },
];

function lay(style: StyleInput, input: DraftInput = samples.menuisier): Sheet {
  const draft = requireDraft({ ...input, lines, style: { ...input.style, ...style } });
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}

const textsOf = ({ marks }: Page) => marks.filter((mark): mark is TextMark => mark.type === 'text');

function rowOf({ pages, nodes }: Sheet, text: string): string[] {
  const texts = pages.flatMap(textsOf);
  const cellOf = ({ node }: TextMark) => (node === undefined ? undefined : nodes[node]);
  const row = cellOf(texts.find((mark) => mark.text === text) ?? (texts[0] as TextMark))?.parent;
  const cells = texts.filter((mark) => cellOf(mark)?.parent === row);
  return cells
    .toSorted((one, other) => one.x - other.x)
    .map((mark) => mark.text.replaceAll('\u00a0', ' '));
}

test('without a choice, columns are those that the lines ask for', () => {
  expect(rowOf(lay({}), 'Désignation')).toEqual([
    'Désignation',
    'Qté',
    'Prix HT',
    'Remise',
    'TVA',
    'Total HT',
  ]);
});

test('an invoice with prices that include tax says them without it, to the cent', () => {
  const gross = lay({}, { ...samples.menuisier, priceMode: 'gross' });
  expect(rowOf(gross, 'Désignation')).toEqual([
    'Désignation',
    'Qté',
    'Prix HT',
    'Prix TTC',
    'Remise',
    'TVA',
    'Total TTC',
  ]);
  expect(rowOf(gross, 'Établi en hêtre').join(' | ')).toContain('375,00 | 450,00');
  const labels = { unitPrice: 'Tarif TTC' };
  const renamed = lay({ labels }, { ...samples.menuisier, priceMode: 'gross' });
  expect(rowOf(renamed, 'Désignation').slice(2, 4)).toEqual(['Prix HT', 'Tarif TTC']);
  for (const kind of ['devis', 'facture-auto-entrepreneur'] as const) {
    const vatRegime = kind === 'devis' ? 'normal' : 'franchise';
    const other = lay({}, { ...samples.menuisier, kind, vatRegime, priceMode: 'gross' });
    expect(rowOf(other, 'Désignation')).not.toContain('Prix HT');
  }
});

test('reference, unit and date have columns when they are asked for', () => {
  const sheet = lay({ columns: { reference: true, unit: true } });
  expect(rowOf(sheet, 'Désignation')).toEqual([
    'Réf.',
    'Désignation',
    'Qté',
    'Unité',
    'Prix HT',
    'Remise',
    'TVA',
    'Total HT',
  ]);
  const row = rowOf(sheet, 'Établi en hêtre');
  expect(row).toContain('3');
  expect(row).toContain('jours');
  const dated = lay({ columns: { date: true } });
  expect(rowOf(dated, 'Établi en hêtre')[0]).toBe('01/11 – 15/11/2026');
  expect(rowOf(dated, 'Désignation')[0]).toBe('Date');
});

test('an invoice keeps what the law wants of each line; a quote may leave it out', () => {
  const hidden = { quantity: false, unitPrice: false, vatRate: false, discount: false };
  expect(rowOf(lay({ columns: hidden }), 'Désignation')).toEqual([
    'Désignation',
    'Qté',
    'Prix HT',
    'TVA',
    'Total HT',
  ]);
  const quote = lay({ columns: hidden }, samples['devis-agence-web']);
  expect(rowOf(quote, 'Désignation')).toEqual(['Désignation', 'Total HT']);
});

test('a discount without a column is told under the name', () => {
  const words = lay({ columns: { discount: false } }).pages.flatMap(textsOf);
  expect(words.map(({ text }) => text.replaceAll('\u00a0', ' '))).toContain(
    'Remise : 10 %, Fidélité',
  );
});

test('the features of a line are printed as its XML carries them', () => {
  const attributes = [
    { name: 'Essence', value: 'hêtre' },
    { name: 'Code SH', value: '9403 60 10' },
    { name: 'Finition', value: '' },
  ];
  const featured = lines.map((line) => (line.kind === 'item' ? { ...line, attributes } : line));
  const draft = requireDraft({ ...samples.menuisier, lines: featured });
  const totals = computeTotals(draft);
  const texts = layOut({ draft, totals, metrics, isBlocked: false }).pages.flatMap(textsOf);
  const printed = texts.filter(({ field }) => field === 'lines[1].attributes');
  expect(printed.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
    'Essence : hêtre · Code SH : 9403 60 10',
  ]);
  const xml = buildFacturX(draft, totals) ?? '';
  const names = [...xml.matchAll(/ProductCharacteristic>\s*<ram:Description>(.*?)</g)];
  expect(names.map(([, name]) => name)).toEqual(['Essence', 'Code SH']);
});

test('the origin of goods is printed before their features, in the language of the sheet', () => {
  const printed = (input: DraftInput, field: string) => {
    const draft = requireDraft(input);
    const fonts = createFontMetrics([latin], [english]);
    const sheet = layOut({ draft, totals: computeTotals(draft), metrics: fonts, isBlocked: false });
    const texts = sheet.pages.flatMap(textsOf).filter((mark) => mark.field === field);
    return texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  };
  expect(printed(samples.exportateur, 'lines[0].attributes')).toEqual([
    'Origine : France · Code SH : 9003 11 00',
  ]);
  expect(printed(samples.exportateur, 'lines[2].originCountry')).toEqual(['Origine : France']);
  expect(
    printed({ ...samples['negociant-vietnam'], language: 'en' }, 'lines[0].originCountry'),
  ).toEqual(['Origin: Vietnam']);
});

test('columns that would leave no room to the names are given up', () => {
  const wide = 'PALETTE';
  const names = { unit: wide, reference: wide, date: wide, quantity: 'Quantité commandée' };
  const huge = lines.map((line) =>
    line.kind === 'item'
      ? {
          ...line,
          quantity: '9999.1234',
          unitPrice: '99999999.123456',
          unitLabel: 'palettes gerbables',
        }
      : line,
  );
  const draft = requireDraft({
    ...samples.menuisier,
    lines: huge,
    style: { labels: names, columns: { reference: true, date: true, unit: true } },
  });
  const sheet = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
  expect(rowOf(sheet, 'Désignation')).not.toContain('PALETTE');
});

test.each(TEMPLATES)('%s: every column and the longest labels fit side by side', (template) => {
  const labels = Object.fromEntries(
    [
      'name',
      'reference',
      'date',
      'quantity',
      'unit',
      'unitPrice',
      'discount',
      'vatRate',
      'lineTotal',
    ].map((key) => [key, 'Intitulé de 24 caractères'.slice(0, 24)]),
  );
  const columns = { reference: true, date: true, unit: true };
  const { pages, nodes } = lay({ template, labels, columns });
  for (const page of pages) {
    const cells = textsOf(page).filter(
      ({ node }) => node !== undefined && ['TH', 'TD'].includes(nodes[node]?.role ?? ''),
    );
    for (const one of cells)
      for (const other of cells)
        if (
          one !== other &&
          one.node !== other.node &&
          Math.abs(one.y - other.y) < 5 &&
          one.x <= other.x
        )
          expect(one.x + one.width, `${one.text} | ${other.text}`).toBeLessThanOrEqual(
            other.x + 0.1,
          );
  }
});

test('rows keep as many cells as the head, whatever the columns', () => {
  const { nodes } = lay({ columns: { reference: true, date: true, unit: true } });
  const [table] = nodes.flatMap(({ role }, index) => (role === 'Table' ? [index] : []));
  const groups = nodes.flatMap(({ parent }, index) => (parent === table ? [index] : []));
  const rows = nodes.flatMap(({ role, parent }, index) =>
    role === 'TR' && groups.includes(parent ?? -1) ? [index] : [],
  );
  const widths = rows.map((row) =>
    nodes.filter(({ parent }) => parent === row).reduce((sum, { colSpan = 1 }) => sum + colSpan, 0),
  );
  expect(new Set(widths).size).toBe(1);
});
