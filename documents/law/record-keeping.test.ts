import { expect, test } from 'vitest';
import { RECORD_KEEPING_DUTY } from './record-keeping.ts';

test('what is kept, how long, and by which articles is said once', () => {
  for (const words of ['dix ans', 'clôture de l’exercice', 'L123-22', 'L102 B'])
    expect(RECORD_KEEPING_DUTY.replaceAll('\u00a0', ' ')).toContain(words);
});
