import { expect, test } from 'vitest';
import { addList } from './form.ts';

test('the separator of a list is kept where it is the first, and tells nothing after another', () => {
  const list = 'sep=;\r\nF-2;06/01/2026\r\n';
  expect(addList(' \n', list)).toBe('sep=;\r\nF-2;06/01/2026');
  expect(addList('F-1;05/01/2026\n', list)).toBe('F-1;05/01/2026\nF-2;06/01/2026');
});
