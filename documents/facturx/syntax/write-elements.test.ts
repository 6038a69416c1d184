import { expect, test } from 'vitest';
import { elementsOf } from './element.ts';
import { writeElements } from './write-elements.ts';

type Item = { name?: string; price?: string };
type Order = { id?: string; unit?: string; date?: string; first?: Item; items?: Item[] };

const item = elementsOf<Item>();
const order = elementsOf<Order>();
const ITEM = [item.fixed('kind', 'item'), item.text('name', 'name')];

test('a text stands in its path, with the attributes that have a value', () => {
  const elements = [order.text('a/b', 'id', { unitCode: 'unit' })];
  expect(writeElements(elements, { id: '<1>', unit: 'H"R' })).toBe(
    '\n<a><b unitCode="H&quot;R">&lt;1&gt;</b></a>',
  );
  expect(writeElements(elements, { id: '1' })).toBe('\n<a><b>1</b></a>');
});

test('a term without value leaves no element', () => {
  expect(writeElements([order.text('a', 'id')], {})).toBe('');
  expect(writeElements([order.text('a', 'id')], { id: '' })).toBe('');
});

test('a date is written in format 102', () => {
  expect(writeElements([order.date('d', 'date')], { date: '2026-11-20' })).toBe(
    '\n<d format="102">20261120</d>',
  );
});

test('an attribute that never changes tells two elements of the same name apart', () => {
  const elements = [
    order.coded('id', { schemeID: 'VA' }, 'id'),
    order.coded('id', { schemeID: 'FC' }, 'unit'),
  ];
  expect(writeElements(elements, { id: 'FR1', unit: '2' })).toBe(
    '\n<id schemeID="VA">FR1</id>\n<id schemeID="FC">2</id>',
  );
});

test('a wrapper appears with its first term, not for what never changes, unless the schema requires it', () => {
  const wrapped = [order.text('id', 'id'), order.fixed('code', '50')];
  const optional = [order.wrap('w', wrapped)];
  expect(writeElements(optional, { id: '1' })).toBe('\n<w>\n<id>1</id>\n<code>50</code>\n</w>');
  expect(writeElements(optional, {})).toBe('');
  expect(writeElements([order.wrap('w', [order.text('id', 'id')], true)], {})).toBe('\n<w>\n</w>');
});

test('a group is written once per item of its list', () => {
  const elements = [order.group('item', 'items', ITEM)];
  expect(writeElements(elements, { items: [{ name: 'a' }, { name: 'b' }] })).toBe(
    '\n<item>\n<kind>item</kind>\n<name>a</name>\n</item>\n<item>\n<kind>item</kind>\n<name>b</name>\n</item>',
  );
  expect(writeElements(elements, { items: [] })).toBe('');
  expect(writeElements([order.group('one', 'first', ITEM)], { first: {} })).toBe(
    '\n<one>\n<kind>item</kind>\n</one>',
  );
});

test('an amount names the currency of the file, wherever it stands', () => {
  const elements = [
    order.wrap('w', [order.amount('a', 'id')]),
    order.group('item', 'items', [item.amount('b', 'price')]),
  ];
  expect(writeElements(elements, { id: '1.00', items: [{ price: '2.00' }] }, 'CHF')).toBe(
    '\n<w>\n<a currencyID="CHF">1.00</a>\n</w>\n<item>\n<b currencyID="CHF">2.00</b>\n</item>',
  );
});

test('a list of texts is an element for each', () => {
  const elements = [order.repeat('note', 'items', 'name')];
  expect(writeElements(elements, { items: [{ name: '<a>' }, {}, { name: 'b' }] })).toBe(
    '\n<note>&lt;a&gt;</note>\n<note>b</note>',
  );
  expect(writeElements(elements, {})).toBe('');
});

test('terms of a group can stand among those of the invoice', () => {
  const elements = [
    order.wrap('w', [order.within('first', [item.text('name', 'name')]), order.text('id', 'id')]),
  ];
  expect(writeElements(elements, { id: '1', first: { name: 'a' } })).toBe(
    '\n<w>\n<name>a</name>\n<id>1</id>\n</w>',
  );
  expect(writeElements(elements, { first: {} })).toBe('');
});

test('the compiler refuses a term that the group does not have', () => {
  // @ts-expect-error « name » is a term of Item
  expect(order.text('name', 'name').kind).toBe('text');
  // @ts-expect-error children of « items » hold terms of Item
  expect(order.group('item', 'items', [order.text('id', 'id')]).kind).toBe('group');
});
