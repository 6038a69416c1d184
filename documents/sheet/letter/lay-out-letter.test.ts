import { expect, test } from 'vitest';
import { computeClaim } from '#documents/law/reminder/claim.ts';
import { writeReminderLetter } from '#documents/law/reminder/reminder-letter.ts';
import { type Style, TEMPLATES } from '#documents/model/fields/style.ts';
import type { Letter } from '#documents/model/letter.ts';
import type { Reminder } from '#documents/model/reminder.ts';
import { buildReminder, lateInvoice } from '#documents/samples/reminders.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { CONTENT_BOTTOM, CONTENT_RIGHT, MARGIN_TOP, WINDOW } from '#documents/sheet/geometry.ts';
import type { TextMark } from '#documents/sheet/marks.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { layOutLetter } from './lay-out-letter.ts';

const metrics = createFontMetrics([latin]);

function lay(reminder: Reminder, changes: Partial<Letter> = {}) {
  const letter = writeReminderLetter(reminder, computeClaim(reminder), {
    template: 'classique',
    accent: '#1C5D4A',
  });
  const sheet = layOutLetter({ letter: { ...letter, ...changes }, metrics });
  const texts = sheet.pages.map(({ marks }) =>
    marks.filter((mark): mark is TextMark => mark.type === 'text'),
  );
  return { sheet, texts };
}

test('the address stands in the window of the envelope', () => {
  const { texts } = lay(buildReminder());
  const lines = texts[0]?.filter(({ field }) => field?.startsWith('buyer')) ?? [];
  expect(lines.map(({ text }) => text)).toEqual([
    'Cycles Garance SAS',
    '3 avenue Foch',
    '69006 Lyon',
  ]);
  for (const { x, y, width } of lines) {
    expect(x).toBeGreaterThanOrEqual(WINDOW.left);
    expect(x + width).toBeLessThanOrEqual(WINDOW.right);
    expect(y).toBeGreaterThan(WINDOW.top);
    expect(y).toBeLessThan(WINDOW.bottom);
  }
});

test('a long letter goes on over pages that say which letter it is, and nothing leaves them', () => {
  const invoices = Array.from({ length: 60 }, (_, index) => ({
    ...lateInvoice,
    number: `F-2026-${String(index).padStart(4, '0')}`,
  }));
  const { sheet, texts } = lay(buildReminder({ invoices, note: 'Un mot. '.repeat(200) }));
  expect(sheet.pages.length).toBeGreaterThan(3);
  for (const page of texts.slice(1))
    expect(page[0]?.text).toBe('Relance du 31\u00a0juillet\u00a02026');
  for (const { x, y, width } of texts.flat().filter(({ node }) => node !== undefined)) {
    expect(x + width).toBeLessThanOrEqual(CONTENT_RIGHT + 0.1);
    expect(y).toBeLessThan(CONTENT_BOTTOM);
  }
});

test('every text is in the structure tree but what repeats', () => {
  const { sheet, texts } = lay(buildReminder());
  const loose = texts.flat().filter(({ node }) => node === undefined);
  expect(loose.every(({ y }) => y > CONTENT_BOTTOM || y === MARGIN_TOP)).toBe(true);
  expect(sheet.nodes.filter(({ role }) => role === 'H1')).toHaveLength(1);
});

test('each template dresses the same letter in its colour, the address still in the window', () => {
  const dress = (template: Style['template']) => {
    const { sheet, texts } = lay(buildReminder(), { style: { template, accent: '#7A2E8C' } });
    const [page] = sheet.pages;
    const [lines = []] = texts;
    const colors = new Set(lines.map(({ color }) => color));
    expect(colors, template).toContain('#7A2E8C');
    for (const { x, y, width } of lines.filter(({ field }) => field?.startsWith('buyer'))) {
      expect(x).toBeGreaterThanOrEqual(WINDOW.left);
      expect(x + width).toBeLessThanOrEqual(WINDOW.right);
      expect(y).toBeGreaterThan(WINDOW.top);
      expect(y).toBeLessThan(WINDOW.bottom);
    }
    const boxes = page?.marks.filter(({ type }) => type === 'box').length ?? 0;
    const own = texts.flat().filter(({ node }) => node !== undefined);
    const all = own.flatMap(({ text }) => text.split(' '));
    return { words: [...new Set(all)].toSorted(), boxes };
  };
  const [classique, ...others] = TEMPLATES.map(dress);
  expect(classique?.boxes).toBe(0);
  for (const { words, boxes } of others) {
    expect(words).toEqual(classique?.words);
    expect(boxes).toBeGreaterThan(0);
  }
});

test('a note to nobody has no address, and an empty sender breaks nothing', () => {
  const { seller } = buildReminder();
  const empty = {
    ...seller,
    name: '',
    address: { line1: '', postalCode: '', city: '', country: 'FR' },
  };
  const { texts } = lay(buildReminder(), { addressee: null, sender: empty, blocks: [] });
  expect(texts[0]?.some(({ field }) => field?.startsWith('buyer'))).toBe(false);
});

test('the same letter gives the same sheet', () => {
  expect(lay(buildReminder()).sheet).toEqual(lay(buildReminder()).sheet);
});
