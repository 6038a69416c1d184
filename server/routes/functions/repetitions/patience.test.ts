import { expect, test } from 'vitest';
import { createPatience } from './patience.ts';

const failed = { id: 'a', updated_at: '2026-12-31T05:00:00Z' };
const at = (time: string) => new Date(`2026-12-31T${time}Z`);

test('what failed is tried again after an hour, or once it has changed', () => {
  const { isWaiting, noteFailure, forgetOthers } = createPatience();
  expect(isWaiting(failed, at('05:00:00'))).toBe(false);
  noteFailure(failed, at('05:00:00'));
  expect(isWaiting(failed, at('05:59:59'))).toBe(true);
  expect(isWaiting(failed, at('06:00:00'))).toBe(false);
  expect(isWaiting({ ...failed, id: 'b' }, at('05:00:00'))).toBe(false);
  const changed = { ...failed, updated_at: '2026-12-31T05:10:00Z' };
  expect(isWaiting(changed, at('05:10:00'))).toBe(false);
  forgetOthers(new Set(['a']));
  expect(isWaiting(failed, at('05:10:00'))).toBe(true);
  forgetOthers(new Set(['b']));
  expect(isWaiting(failed, at('05:10:00'))).toBe(false);
});

test('it is logged once a day, of France', () => {
  const { noteFailure } = createPatience();
  expect(noteFailure(failed, at('05:00:00'))).toBe(true);
  expect(noteFailure(failed, at('22:59:00'))).toBe(false);
  expect(noteFailure({ ...failed, id: 'b' }, at('22:59:00'))).toBe(true);
  expect(noteFailure(failed, at('23:00:00'))).toBe(true);
});
