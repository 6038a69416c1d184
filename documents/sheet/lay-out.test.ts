import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { latin } from './fonts/latin.generated.ts';
import { CONTENT_BOTTOM, PAGE_HEIGHT, PAGE_WIDTH, WINDOW } from './geometry.ts';
import { layOut } from './lay-out.ts';
import type { Page, Sheet, TextMark } from './marks.ts';
import { createFontMetrics } from './text/font-metrics.ts';

const metrics = createFontMetrics([latin]);

const base: DraftInput = {
  version: 1,
  kind: 'facture-tva',
  vatRegime: 'normal',
  number: 'F-2026-0042',
  issueDate: '2026-11-20',
  dueDate: '2026-12-20',
  operation: 'services',
  seller: {
    kind: 'company',
    name: 'Menuiserie Lefèvre & Fils',
    legalForm: 'SARL',
    shareCapital: '8000',
    siren: '732829320',
    address: { line1: '4 bis, passage de l’Œuvre', postalCode: '75011', city: 'Paris' },
    iban: 'FR1420041010050500013M02606',
  },
  buyer: {
    kind: 'business',
    name: 'Client SAS',
    siren: '404833048',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon' },
  },
  lines: [
    {
      kind: 'item',
      name: 'Conception et plans',
      quantity: '3',
      unit: 'DAY',
      unitPrice: '450',
      vatRate: '20',
    },
  ],
};

function lay(changes: Partial<DraftInput> = {}, isBlocked = false): Sheet {
  const parsed = parseDraft({ ...base, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return layOut({ draft: parsed.draft, totals: computeTotals(parsed.draft), metrics, isBlocked });
}

function buildLines(count: number): NonNullable<DraftInput['lines']> {
  return Array.from({ length: count }, (_, index) => {
    if (index % 37 === 0) return { kind: 'section', name: `Lot ${index}` };
    if (index % 41 === 40) return { kind: 'subtotal' };
    if (index % 53 === 52)
      return { kind: 'comment', text: 'Une remarque qui tient sur une ligne.' };
    const name =
      index % 11 === 0
        ? `Fourniture ${'et pose de menuiseries extérieures '.repeat(6)}`.slice(0, 200)
        : `Prestation n° ${index}`;
    return {
      kind: 'item',
      name,
      description: index % 7 === 0 ? 'Détail\nsur deux lignes' : undefined,
      quantity: '2',
      unitPrice: '12.5',
      vatRate: index % 2 ? '20' : '10',
    };
  });
}

test('the deposits of a seller without VAT have none to detail', () => {
  const vat = [{ rate: '0', taxableAmount: '300', vatAmount: '0' }];
  const prepayments = [{ amount: '300', reference: 'F-1', date: '2026-11-02', vat }];
  const printed = (changes: Partial<DraftInput>) =>
    lay({ subtype: 'final', prepayments, ...changes })
      .pages.flatMap(textsOf)
      .map(({ text }) => text)
      .join(' ');
  expect(printed({})).toMatch(/300,00\s€ HT \+ 0,00\s€ de TVA/);
  expect(printed({ vatRegime: 'franchise' })).not.toMatch(/ HT|TTC|de TVA/);
});

const textsOf = (page: Page) => page.marks.filter((mark): mark is TextMark => mark.type === 'text');
const wordsOf = (sheet: Sheet) => sheet.pages.flatMap(textsOf).map((mark) => mark.text);

/** Two overlapping texts; a tenth of a point is tolerated for rounding. */
function findOverlap(page: Page): string | null {
  const texts = textsOf(page).map((mark) => ({
    mark,
    left: mark.x + 0.1,
    right: mark.x + mark.width - 0.1,
    top: mark.y - mark.size * 0.7,
    bottom: mark.y + mark.size * 0.15,
  }));
  const sorted = texts.sort((a, b) => a.top - b.top);
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next];
      if (!b || b.top >= a.bottom) break;
      if (a.left < b.right && b.left < a.right && a.mark.text.trim() && b.mark.text.trim())
        return `${a.mark.text} | ${b.mark.text}`;
    }
  }
  return null;
}

test.each([1, 2, 9, 13, 14, 15, 16, 17, 18, 25, 60, 300, 1000])(
  'with %i lines nothing overlaps, nothing leaves the page',
  (count) => {
    const sheet = lay({ lines: buildLines(count) });
    for (const page of sheet.pages) {
      expect(findOverlap(page)).toBeNull();
      for (const mark of textsOf(page)) {
        expect(mark.x).toBeGreaterThanOrEqual(40);
        expect(mark.x + mark.width).toBeLessThanOrEqual(PAGE_WIDTH - 40);
        expect(mark.y).toBeGreaterThan(30);
        expect(mark.y).toBeLessThan(PAGE_HEIGHT - 20);
      }
    }
  },
);

test('every line of the document is on the sheet, once', () => {
  const words = wordsOf(lay({ lines: buildLines(300) }));
  for (let index = 0; index < 300; index += 1) {
    if (index % 37 && index % 41 !== 40 && index % 53 !== 52 && index % 11)
      expect(words.filter((word) => word === `Prestation n°\u00a0${index}`)).toHaveLength(1);
  }
});

test('the head of the table comes back on each page that has lines', () => {
  const sheet = lay({ lines: buildLines(120) });
  const pagesWithLines = sheet.pages.filter((page) =>
    textsOf(page).some((mark) => mark.field?.startsWith('lines[')),
  );
  expect(pagesWithLines.length).toBeGreaterThan(2);
  for (const page of pagesWithLines)
    expect(textsOf(page).some((mark) => mark.text === 'Désignation')).toBe(true);
});

test('the totals are never alone at the top of a page', () => {
  for (let count = 1; count < 80; count += 1) {
    const sheet = lay({ lines: buildLines(count) });
    const page = sheet.pages.find((candidate) =>
      textsOf(candidate).some((mark) => mark.text === 'Net à payer'),
    );
    expect(page && textsOf(page).some((mark) => mark.field?.startsWith('lines['))).toBe(true);
  }
});

test('a section title stays with its first line', () => {
  for (let count = 10; count < 40; count += 1) {
    const lines: NonNullable<DraftInput['lines']> = [
      ...buildLines(count).slice(1),
      { kind: 'section', name: 'TITRE' },
      { kind: 'item', name: 'SUITE', unitPrice: '1', vatRate: '20' },
    ];
    const page = lay({ lines }).pages.find((candidate) =>
      textsOf(candidate).some((mark) => mark.text === 'TITRE'),
    );
    expect(page && textsOf(page).some((mark) => mark.text === 'SUITE')).toBe(true);
  }
});

test('a description longer than a page goes on over the next ones', () => {
  const description = Array.from({ length: 200 }, (_, index) => `ligne ${index}`).join('\n');
  const sheet = lay({
    lines: [{ kind: 'item', name: 'Long', description, unitPrice: '1', vatRate: '20' }],
  });
  expect(sheet.pages.length).toBeGreaterThan(2);
  expect(wordsOf(sheet).filter((word) => /^ligne \d+$/.test(word))).toHaveLength(200);
  for (const page of sheet.pages)
    for (const mark of textsOf(page))
      if (mark.field?.includes('description')) expect(mark.y).toBeLessThanOrEqual(CONTENT_BOTTOM);
});

test('the address of the buyer shows in the window of an envelope', () => {
  const sheet = lay();
  const marks = sheet.pages
    .flatMap(textsOf)
    .filter((mark) => mark.field?.startsWith('buyer.address') || mark.text === 'Client SAS');
  expect(marks).toHaveLength(3);
  for (const mark of marks) {
    expect(mark.x).toBeGreaterThanOrEqual(WINDOW.left);
    expect(mark.y - mark.size).toBeGreaterThanOrEqual(WINDOW.top - 1);
    expect(mark.y).toBeLessThanOrEqual(WINDOW.bottom);
  }
});

test('every page says its number, the last one included', () => {
  const sheet = lay({ lines: buildLines(120) });
  sheet.pages.forEach((page, index) => {
    expect(
      textsOf(page).some((mark) => mark.text === `${index + 1}\u00a0/\u00a0${sheet.pages.length}`),
    ).toBe(true);
  });
});

test('a page break starts a page', () => {
  const item = (name: string) => ({ kind: 'item' as const, name, unitPrice: '1', vatRate: '20' });
  const sheet = lay({ lines: [item('AVANT'), { kind: 'page-break' }, item('APRÈS')] });
  expect(sheet.pages).toHaveLength(2);
  expect(wordsOf({ ...sheet, pages: sheet.pages.slice(1) })).toContain('APRÈS');
});

test('a draft says BROUILLON on every page, a final document does not', () => {
  const drafts = lay({ lines: buildLines(100) }, true);
  for (const page of drafts.pages)
    expect(page.marks[0]).toMatchObject({ type: 'watermark', text: 'BROUILLON' });
  expect(
    lay()
      .pages.flatMap((page) => page.marks)
      .some((mark) => mark.type === 'watermark'),
  ).toBe(false);
});

test('the structure is a tree in reading order: parents first, regular rows', () => {
  const { nodes } = lay({ lines: buildLines(60) });
  nodes.forEach((node, index) => {
    if (index === 0) expect(node).toEqual({ role: 'Document', parent: null });
    else expect(node.parent).toBeLessThan(index);
  });
  nodes.forEach((table, tableIndex) => {
    if (table.role !== 'Table') return;
    const groups = nodes.flatMap((node, index) => (node.parent === tableIndex ? [index] : []));
    const rows = nodes.flatMap((node, index) =>
      node.role === 'TR' && groups.includes(node.parent ?? -1) ? [index] : [],
    );
    const widths = rows.map((row) =>
      nodes
        .filter((node) => node.parent === row)
        .reduce((sum, node) => sum + (node.colSpan ?? 1), 0),
    );
    expect(new Set(widths).size).toBe(1);
  });
});

test('every mark of the content belongs to a node that exists', () => {
  const sheet = lay({ lines: buildLines(60) });
  for (const page of sheet.pages)
    for (const mark of page.marks)
      if ('node' in mark && mark.node !== undefined) expect(sheet.nodes[mark.node]).toBeDefined();
});

test('a character that the font lacks is replaced and reported with its field', () => {
  const sheet = lay({ subject: 'Réparation 🔧 محمد' });
  expect(sheet.missingGlyphs).toContainEqual({ character: '🔧', field: 'subject' });
  expect(sheet.missingGlyphs.length).toBeGreaterThan(3);
  expect(wordsOf(sheet).join(' ')).toContain('Réparation \ufffd');
});

test('an empty draft still gives a page', () => {
  const sheet = lay({
    number: '',
    issueDate: '',
    dueDate: '',
    lines: [],
    seller: { kind: 'company' },
    buyer: { kind: 'business' },
  });
  expect(sheet.pages).toHaveLength(1);
  expect(wordsOf(sheet)).toContain('Facture');
});

test('a word of 500 characters without spaces is cut, not clipped', () => {
  const sheet = lay({
    lines: [{ kind: 'item', name: 'x'.repeat(500), unitPrice: '1', vatRate: '20' }],
  });
  expect(
    wordsOf(sheet)
      .filter((word) => /^x+$/.test(word))
      .join(''),
  ).toHaveLength(500);
  expect(findOverlap(sheet.pages[0] ?? { width: 0, height: 0, marks: [] })).toBeNull();
});

test('huge amounts do not meet their neighbours', () => {
  const sheet = lay({
    lines: [
      {
        kind: 'item',
        name: 'Chantier',
        quantity: '9999',
        unitPrice: '999999999',
        vatRate: '20',
        discount: { amount: '123456789.12' },
      },
    ],
    allowances: [
      { amount: '999999999', reason: 'Une remise au motif assez long pour passer à la ligne' },
    ],
  });
  for (const page of sheet.pages) expect(findOverlap(page)).toBeNull();
});

test('the same draft gives the same sheet', () => {
  expect(lay({ lines: buildLines(50) })).toEqual(lay({ lines: buildLines(50) }));
});

test('a consumer who refuses to be named leaves no « Client » over nothing', () => {
  const textsOf = (buyer: DraftInput['buyer'], subtype: DraftInput['subtype'] = 'note') =>
    lay({ subtype, buyer }).pages.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.type === 'text' ? [mark.text] : [])),
    );
  const anonymous = { kind: 'individual', name: '', refusesName: true } as const;
  expect(textsOf(anonymous)).not.toContain('Client');
  expect(textsOf({ ...anonymous, name: 'Mme Durand' })).not.toContain('Client');
  expect(textsOf({ ...anonymous, refusesName: false })).toContain('Client');
  expect(textsOf({ ...anonymous, name: 'Durand' }, 'standard')).toContain('Durand');
  const address = { line1: '1 rue Basse', postalCode: '69001', city: 'Lyon' };
  expect(textsOf({ ...anonymous, address })).toContain('Client');
});

test('a proforma shows until when its price holds; an invoice does not', () => {
  const show = (subtype: 'proforma' | 'standard') =>
    lay({ subtype, validUntil: '2027-01-15' }).pages[0]?.marks.filter(
      (mark) => mark.type === 'text' && mark.field === 'validUntil',
    );
  expect(show('proforma')).toMatchObject([{ text: 'Valable jusqu’au' }, { text: '15/01/2027' }]);
  expect(show('standard')).toEqual([]);
});
