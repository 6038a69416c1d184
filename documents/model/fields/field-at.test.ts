import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { fieldAt, findField, maxLengthAt } from './field-at.ts';

test('a path of a draft leads to its description, through lists and choices', () => {
  expect(fieldAt('buyer.customerCode')).toMatchObject({
    label: 'Code client',
    term: 'BT-46',
    presence: 'optional',
    shape: { type: 'text', maxLength: 50 },
  });
  expect(fieldAt('lines[7].discount.amount').shape).toMatchObject({ type: 'decimal', scale: 2 });
  expect(fieldAt('payment.earlyDiscount.days').label).toBe('Payée sous (jours)');
  expect(fieldAt('credit.treatment.until').label).toBe('À utiliser avant le');
  expect(fieldAt('rent.otherTenants').shape.type).toBe('list');
  expect(fieldAt('rent.otherTenants[2]').shape.type).toBe('text');
});

test('the longest text of a place', () => {
  expect(maxLengthAt('buyer.customerCode')).toBe(50);
  expect(maxLengthAt('lines[3].name')).toBe(500);
  expect(() => maxLengthAt('dueDate')).toThrow('No length at dueDate');
});

test('a path that leads nowhere has none', () => {
  for (const path of ['', 'buyer.phnoe', 'lines[0].nothing', 'number.length', 'seller.address.x.y'])
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
