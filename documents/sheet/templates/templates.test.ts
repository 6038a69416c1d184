import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { LANGUAGES, TEMPLATES } from '#documents/model/fields/style.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { trades } from '#documents/samples/trades/trades.ts';
import { contrastBetween, MIN_CONTRAST } from '#documents/sheet/contrast.ts';
import { english } from '#documents/sheet/english/english.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import type { Page, Sheet, TextMark } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';

const metrics = createFontMetrics([latin], [english]);
type StyleInput = NonNullable<DraftInput['style']>;

function lay(input: DraftInput, style: StyleInput): Sheet {
  const draft = requireDraft({ ...input, style: { ...input.style, ...style } });
  return layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
}

const textsOf = (page: Page) => page.marks.filter((mark): mark is TextMark => mark.type === 'text');

/** Two overlapping texts; a tenth of a point is tolerated for rounding. */
function findOverlap(page: Page): string | null {
  const texts = textsOf(page)
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, x, y, width, size }) => ({
      text,
      left: x + 0.1,
      right: x + width - 0.1,
      top: y - size * 0.7,
      bottom: y + size * 0.15,
    }))
    .sort((one, other) => one.top - other.top);
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.left < other.right && other.left < one.right) return `${one.text} | ${other.text}`;
    }
  }
  return null;
}

/** The colour behind a text: that of the last box before it that contains it, else the paper. */
function groundOf({ marks }: Page, text: TextMark): string {
  const below = marks.slice(0, marks.indexOf(text));
  const box = below.findLast(
    (mark) =>
      mark.type === 'box' &&
      mark.x <= text.x &&
      mark.x + mark.width >= text.x + text.width &&
      mark.y <= text.y - text.size / 2 &&
      mark.y + mark.height >= text.y,
  );
  return (box?.type === 'box' && box.fill) || '#FFFFFF';
}

const inputs: [string, DraftInput][] = Object.entries(samples);
const cases = LANGUAGES.flatMap((language) =>
  TEMPLATES.flatMap((template) =>
    inputs.map(
      ([name, input]) => [`${template}, ${language}`, name, input, template, language] as const,
    ),
  ),
);

test('every kind has a sample', () => {
  const kinds = new Set(inputs.map(([, { kind }]) => kind));
  expect([...kinds].sort()).toEqual([...KIND_NAMES].sort());
});

test.each(cases)('%s: in %s nothing overlaps, nothing leaves the page', (...args) => {
  const [, , input, template, language] = args;
  for (const page of lay({ ...input, language }, { template }).pages) {
    expect(findOverlap(page)).toBeNull();
    for (const { x, y, width, text } of textsOf(page)) {
      expect(x, text).toBeGreaterThanOrEqual(40);
      expect(x + width, text).toBeLessThanOrEqual(page.width - 40);
      expect(y, text).toBeGreaterThan(20);
      expect(y, text).toBeLessThan(page.height - 20);
    }
  }
});

test.each(TEMPLATES)('%s holds hundreds of lines, each at most once', (template) => {
  const { pages } = lay(buildLongSample(300), { template });
  for (const page of pages) expect(findOverlap(page)).toBeNull();
});

test.each(TEMPLATES)('no page of a model in %s holds two or three lines alone', (template) => {
  for (const [name, input] of Object.entries<DraftInput>({ ...samples, ...trades }))
    for (const page of lay(input, { template }).pages) {
      const lines = new Set(
        textsOf(page).flatMap(({ node, y }) => (node === undefined ? [] : [Math.round(y)])),
      );
      expect(lines.size, name).toBeGreaterThan(3);
    }
});

test.each(TEMPLATES)('%s says the same as « classique »', (template) => {
  const lettersOf = (sheet: Sheet) =>
    sheet.pages
      .flatMap(textsOf)
      .flatMap(({ text, node }) => (node === undefined ? [] : [...text.replace(/\s/g, '')]))
      .sort()
      .join('');
  for (const input of [samples.menuisier, samples['recu-factures'], samples['devis-plombier']])
    expect(lettersOf(lay(input, { template }))).toEqual(
      lettersOf(lay(input, { template: 'classique' })),
    );
});

test.each(TEMPLATES)(
  '%s begins with its title, and reads the seller before the buyer',
  (template) => {
    const { nodes, pages } = lay(samples.menuisier, { template });
    expect(nodes[1]?.role).toBe('H1');
    const nodeOf = (field: string) =>
      pages.flatMap(textsOf).find((mark) => mark.field === field)?.node ?? -1;
    const order = ['title', 'issueDate', 'seller.name', 'buyer.address.line1', 'lines[1].name'];
    const found = order.map(nodeOf);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  },
);

test.each(
  TEMPLATES.flatMap((template) =>
    ['#1C5D4A', '#FFB000', '#FFFFFF', '#00FF00', '#FF0080'].map(
      (accent) => [template, accent] as const,
    ),
  ),
)('%s can be read in %s', (template, accent) => {
  for (const input of [samples.menuisier, samples['recu-factures'], samples['quittance-partielle']])
    for (const page of lay(input, { template, accent }).pages)
      for (const mark of textsOf(page))
        expect(contrastBetween(mark.color, groundOf(page, mark)), mark.text).toBeGreaterThanOrEqual(
          MIN_CONTRAST,
        );
});

test('a compact page holds half as many lines again', () => {
  const lines = Array.from({ length: 120 }, (_, index) => ({
    kind: 'item' as const,
    name: `Prestation ${index}`,
    unitPrice: '10',
    vatRate: '20',
  }));
  const countOnFirstPage = (template: StyleInput['template']) => {
    const [page] = lay({ ...samples.menuisier, lines }, { template }).pages;
    return page ? textsOf(page).filter(({ text }) => text.startsWith('Prestation')).length : 0;
  };
  expect(countOnFirstPage('compact')).toBeGreaterThan(countOnFirstPage('classique') * 1.5);
});

test('a title of sixty characters stays inside its template', () => {
  const title = 'Facture de travaux de rénovation énergétique et menuiserie';
  for (const template of TEMPLATES) {
    const [page] = lay({ ...samples.menuisier, title }, { template }).pages;
    expect(page && findOverlap(page)).toBeNull();
  }
});
