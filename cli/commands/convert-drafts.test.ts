import { expect, test, vi } from 'vitest';
import { convertDrafts } from './convert-drafts.ts';

test('a terminal is not sent a binary file', async () => {
  const isTTY = Object.getOwnPropertyDescriptor(process.stdout, 'isTTY');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  Object.defineProperty(process.stdout, 'isTTY', { value: true, configurable: true });
  const convert = vi.fn();
  const converter = { extension: '.pdf', isBinary: true, convert };
  const request = { inputs: ['draft.json'], options: { output: '-' } };
  expect(await convertDrafts(request, converter)).toBe(2);
  expect(write.mock.calls).toEqual([
    ['standard output is a terminal, which cannot show this file: give -o or a pipe.\n'],
  ]);
  expect(convert).not.toHaveBeenCalled();
  Object.defineProperty(process.stdout, 'isTTY', isTTY ?? { value: undefined, configurable: true });
  write.mockRestore();
});
