import { expect, test } from 'vitest';
import { typesetReference } from './typeset-reference.ts';

test('the number of an article or of a decree is never cut', () => {
  expect(typesetReference('C. com., art. L441-9, I')).toBe(
    'C. com., art.\u00a0L441\u2060-\u20609, I',
  );
  expect(typesetReference('décret n° 2022-1299')).toBe('décret n°\u00a02022\u2060-\u20601299');
});
