import { expect, test } from 'vitest';
import { writeUnknownDays } from './write-unknown-days.ts';

test('one day is not several', () => {
  expect(writeUnknownDays(1)).toMatch(/^1 jour n’est pas compté\u00a0: son taux/);
  expect(writeUnknownDays(10)).toMatch(/^10 jours ne sont pas comptés\u00a0: leur taux/);
});
