import { expect, test } from 'vitest';
import { changeCode } from './change-code.ts';

const change = { file: /library\.js$/, known: 'old()', instead: "new('$&')" };

test('the piece is replaced by the very text that is given', () => {
  expect(changeCode('a(); old(); b();', change)).toBe("a(); new('$&'); b();");
});

test('a library that no longer contains the piece is refused', () => {
  expect(() => changeCode('a(); b();', change)).toThrow('library\\.js$ no longer says « old() »');
});
