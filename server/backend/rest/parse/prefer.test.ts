import { expect, test } from 'vitest';
import { listApplied, type Operation, parsePrefer } from './prefer.ts';

const OPERATIONS: readonly Operation[] = ['read', 'insert', 'update', 'delete', 'call'];
const refusalOf = (header: string, operation: Operation = 'update') => {
  try {
    return parsePrefer(header, operation);
  } catch (error) {
    return (error as { refusal: unknown }).refusal;
  }
};
const refused = (details: string) =>
  expect.objectContaining({ status: 400, code: 'PGRST122', details });

test('nothing is preferred by default', () => {
  for (const header of [undefined, '', ' , '])
    expect(Object.values(parsePrefer(header, 'read')).every((value) => value === null)).toBe(true);
});

test('what is served is read, from one header or several joined', () => {
  const header = 'return=representation,resolution=merge-duplicates, missing=default';
  expect(parsePrefer(header, 'insert')).toMatchObject({
    return: 'representation',
    resolution: 'merge-duplicates',
    missing: 'default',
    count: null,
  });
});

test('of one that is said twice, the first counts', () => {
  expect(parsePrefer('return=minimal, return=representation', 'call').return).toBe('minimal');
});

test('what is unknown is refused, and what is served is said', () => {
  expect(refusalOf('colour=blue, count=exact, wait=5')).toMatchObject({
    message: 'Invalid preferences given',
    details: 'Invalid preferences: colour=blue, wait=5',
    hint: 'Served here: count, return',
  });
});

test('what means nothing for an operation is refused', () => {
  const meaningless: readonly [string, readonly Operation[]][] = [
    ['return=minimal', ['read']],
    ['resolution=merge-duplicates', ['read', 'update', 'delete', 'call']],
    ['missing=default', ['read', 'update', 'delete', 'call']],
  ];
  for (const [header, refusing] of meaningless)
    for (const operation of OPERATIONS)
      if (refusing.includes(operation))
        expect(refusalOf(header, operation)).toEqual(refused(`Invalid preferences: ${header}`));
      else expect(refusalOf(header, operation)).not.toHaveProperty('code');
});

test('values are those that are known', () => {
  for (const header of [
    'count=some',
    'count',
    'return=headers-only',
    'resolution=replace',
    'timezone=Europe/Paris',
    'params=single-object',
    'toString=1',
    '__proto__=1',
    'Count=exact',
  ])
    expect(refusalOf(header, 'insert'), header).toEqual(refused(`Invalid preferences: ${header}`));
});

test('a read is always shown', () => {
  expect(refusalOf('return=representation', 'read')).toMatchObject({ return: 'representation' });
});

test('what was applied is said', () => {
  const applied = listApplied(parsePrefer('return=minimal, count=exact', 'update'));
  expect(applied).toBe('count=exact, return=minimal');
  expect(listApplied(parsePrefer('', 'read'))).toBe('');
});
