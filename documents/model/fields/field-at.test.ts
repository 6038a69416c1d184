import { expect, expectTypeOf, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import type { AddressPath, DraftPath, ListPath } from './draft-path.ts';
import { fieldAt, findField, lineFieldAt } from './field-at.ts';
import { boundsAt, maxItemsAt, maxLengthAt } from './limits.ts';

// A path that leads nowhere does not compile.
expectTypeOf<'buyer.phone'>().toExtend<DraftPath>();
expectTypeOf<`lines[${number}].discount.percent`>().toExtend<DraftPath>();
expectTypeOf<'buyer.phnoe'>().not.toExtend<DraftPath>();
expectTypeOf<`lines[${number}].vat`>().not.toExtend<DraftPath>();
expectTypeOf<'rent.agent.address'>().toExtend<AddressPath>();
expectTypeOf<'works.address'>().not.toExtend<AddressPath>();
expectTypeOf<'lines'>().toExtend<ListPath>();
expectTypeOf<'seller'>().not.toExtend<ListPath>();

test('a path of a draft leads to its description, through lists and choices', () => {
  expect(fieldAt('buyer.customerCode')).toMatchObject({
    label: 'Code client',
    term: 'BT-46',
    presence: 'optional',
    shape: { type: 'text', maxLength: 50 },
  });
  expect(fieldAt('lines[7].discount.amount').shape).toMatchObject({ type: 'decimal', scale: 2 });
  expect(fieldAt('payment.earlyDiscount.days').label).toBe('Payée sous (jours)');
  expect(fieldAt('credit.treatment.until').label).toBe('À utiliser jusqu’au');
  expect(fieldAt('rent.otherTenants').shape.type).toBe('list');
  expect(fieldAt('rent.otherTenants[2]').shape.type).toBe('text');
});

test('the longest text of a place', () => {
  expect(maxLengthAt('buyer.customerCode')).toBe(50);
  expect(maxLengthAt('lines[3].name')).toBe(500);
  expect(maxItemsAt('lines[0].attributes')).toBe(20);
  expect(boundsAt('lines[3].discount.percent')).toEqual({
    type: 'decimal',
    scale: 2,
    min: '0',
    max: '100',
  });
  expect(() => maxLengthAt('dueDate')).toThrow('No length at dueDate');
  expect(() => maxItemsAt('seller' as 'lines')).toThrow('No list at seller');
  expect(() => boundsAt('lines[0].name')).toThrow('No decimal at lines[0].name');
});

test('a section and a subtotal have a name of their own', () => {
  expect(fieldAt('lines[0].name').shape).toMatchObject({ maxLength: 500 });
  expect(lineFieldAt('section', 'name')).toMatchObject({
    presence: 'default',
    shape: { maxLength: 200 },
  });
  expect(lineFieldAt('subtotal', 'name').presence).toBe('optional');
  expect(() => lineFieldAt('page-break', 'name')).toThrow('No field name');
});

test('each party has its own terms where it shares an address', () => {
  expect(fieldAt('seller.address.city').term).toBe('BT-37, BT-52');
  expect(fieldAt('deliveryAddress.city').term).toBe('BT-77');
  expect(fieldAt('seller.taxRepresentative.address.line1').term).toBe('BT-64');
  expect(fieldAt('rent.dwelling.address.city').term).toBeUndefined();
});

test('a path that leads nowhere has none', () => {
  for (const path of [
    '',
    'constructor',
    'toString.x',
    'seller.constructor',
    'buyer.phnoe',
    'lines[0].nothing',
    'number.length',
    'seller.address.x.y',
  ])
    expect(findField(path)).toBeUndefined();
});

test('each value of every sample stands in the table', () => {
  const lost = Object.values(samples).flatMap((draft) =>
    listPaths(draft).filter((path) => !findField(path)),
  );
  expect(lost).toEqual([]);
});

function listPaths(part: object, at = ''): string[] {
  return Object.entries(part).flatMap(([key, value]) => {
    const path = at + (Array.isArray(part) ? `[${key}]` : `${at && '.'}${key}`);
    return typeof value === 'object' && value ? [path, ...listPaths(value, path)] : [path];
  });
}
