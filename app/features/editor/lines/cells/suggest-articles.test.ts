import { expect, test } from 'vitest';
import type { PricedLine } from '#documents';
import { applyArticle, suggestArticles } from './suggest-articles.ts';

const article = (name: string, more: Partial<PricedLine> = {}): PricedLine => ({
  kind: 'item',
  name,
  quantity: '5',
  unit: 'DAY',
  unitPrice: '450',
  vatRate: '20',
  ...more,
});
const names = (text: string, list: PricedLine[], except?: PricedLine) =>
  suggestArticles(text, list, { except }).map(({ label }) => label);

test('each word typed is searched for, whatever its case and accents', () => {
  const list = [article('Établi en hêtre massif'), article('Pose et réglages')];
  expect(names('etabli', list)).toEqual(['Établi en hêtre massif']);
  expect(names('massif HÊTRE', list)).toEqual(['Établi en hêtre massif']);
  expect(names('chêne', list)).toEqual([]);
  expect(names('', list)).toHaveLength(2);
});

test('names that begin with the text come first, one name comes once', () => {
  const list = [article('Grande pose'), article('Pose'), article('pose', { unitPrice: '1' })];
  expect(names('po', list)).toEqual(['Pose', 'Grande pose']);
});

test('a line does not suggest itself, nor what it already is', () => {
  const line = article('Pose');
  expect(names('pose', [line, article('Pose')], line)).toEqual([]);
  expect(names('pose', [article('Pose', { unitPrice: '99' })], line)).toEqual(['Pose']);
});

test('what has no price or no name is not suggested', () => {
  expect(suggestArticles('', [{ kind: 'section', name: 'Pose' }, article('')])).toEqual([]);
});

test('the price, the unit and the rate come along, the quantity stays', () => {
  const line: PricedLine = { kind: 'item', name: 'po', quantity: '2', unit: 'C62', unitPrice: '0' };
  const filled = applyArticle(line, article('Pose', { discount: { percent: '10' } }));
  expect(filled).toEqual({ ...article('Pose'), quantity: '2' });
  expect(applyArticle({ ...line, kind: 'disbursement' }, article('Pose')).vatRate).toBeUndefined();
});

test('an option says its price', () => {
  expect(suggestArticles('pose', [article('Pose')])[0]?.detail).toBe(
    '450,00\u00a0€\u00a0/\u00a0j · TVA 20\u00a0%',
  );
  expect(suggestArticles('pose', [article('Pose')], { currency: 'XPF' })[0]?.detail).toContain(
    '450\u00a0XPF',
  );
});

test('a reference finds its article', () => {
  const list = [article('Pose', { reference: 'PO-12' }), article('Dépose')];
  expect(names('po-12', list)).toEqual(['Pose']);
  expect(names('po12 pose', list)).toEqual([]);
});
