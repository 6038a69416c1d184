import { expect, test } from 'vitest';
import { optional, orEmpty, required, withDefault } from '#documents/model/fields/field.ts';
import {
  choice,
  decimal,
  either,
  flag,
  listOf,
  literal,
  object,
  pattern,
  tagged,
  text,
} from '#documents/model/fields/shape.ts';
import { schemaOf, shapeOf } from './schema-of.ts';

const parcel = object({
  name: required(text(10), 'Nom'),
  note: orEmpty(text(10), 'Note'),
  code: optional(pattern(/^[A-Z]+$/, { error: 'Expected capitals' }), 'Code'),
  weight: withDefault(decimal({ scale: 2, max: '30' }), '1', 'Poids'),
});

test('a key is required, optional, empty or worth its default', () => {
  expect(schemaOf(parcel).parse({ name: 'Vélo' })).toEqual({ name: 'Vélo', note: '', weight: '1' });
  expect(schemaOf(parcel).safeParse({}).error?.issues).toMatchObject([{ path: ['name'] }]);
  expect(schemaOf(parcel).parse({ name: 'Vélo', code: undefined })).not.toHaveProperty('code', '');
});

test('a value outside its shape is refused where it stands, an unknown key too', () => {
  const wrong = { name: 'Bicyclette rouge', code: 'ab', weight: 31, size: 'XL' };
  expect(schemaOf(parcel).safeParse(wrong).error?.issues).toMatchObject([
    { path: ['name'], message: 'Expected at most 10 characters' },
    { path: ['code'], message: 'Expected capitals' },
    { path: ['weight'] },
    { path: [], message: 'Unknown key: "size"' },
  ]);
});

test('a list holds so many entries, and an empty one where its field says so', () => {
  const names = schemaOf(listOf(orEmpty(text(10), 'Nom'), 2));
  expect(names.parse(['Ana', undefined])).toEqual(['Ana', '']);
  expect(names.safeParse(['a', 'b', 'c']).success).toBe(false);
});

test('one of several shapes is told by its value, or by the literal of a key', () => {
  const price = schemaOf(either([literal('free'), object({ isDue: required(flag, 'Dû') })], 'No'));
  expect(price.parse('free')).toBe('free');
  expect(price.safeParse('paid').error?.issues[0]?.message).toBe('No');
  const animal = schemaOf(
    tagged('kind', [
      object({ kind: required(literal('cat'), 'Espèce'), lives: required(text(1), 'Vies') }),
      object({ kind: required(literal('fish'), 'Espèce') }),
    ]),
  );
  expect(animal.parse({ kind: 'cat', lives: '9' })).toEqual({ kind: 'cat', lives: '9' });
  expect(animal.safeParse({ kind: 'fish', lives: '9' }).success).toBe(false);
});

test('a shape has one schema, which knows it', () => {
  const shape = choice(['a', 'b']);
  expect(schemaOf(shape)).toBe(schemaOf(shape));
  expect(shapeOf(schemaOf(shape))).toBe(shape);
});
