import { expect, test } from 'vitest';
import { createProgress } from './progress.ts';

test('on a terminal a bar goes on under the lines that stay', () => {
  const { written, progress } = open({ isTTY: true, columns: 44 });
  progress.start('a.json');
  progress.succeed('a.json → a.pdf');
  progress.start('b.json');
  progress.say('b.json: no such file');
  progress.close();
  expect(written).toEqual([
    `\r\u001b[2K${'░'.repeat(24)} 0/2 a.json`,
    `\r\u001b[2K${'█'.repeat(12)}${'░'.repeat(12)} 1/2 b.json`,
    `\r\u001b[2Kb.json: no such file\n${'█'.repeat(12)}${'░'.repeat(12)} 1/2 b.json`,
    '\r\u001b[2K',
  ]);
});

test('the bar never wraps, and a file name does not drive the terminal', () => {
  const { written, progress } = open({ isTTY: true, columns: 40 });
  progress.start(`\u001b[31m${'x'.repeat(100)}`);
  expect(written[0]).toBe(`\r\u001b[2K${'░'.repeat(24)} 0/2 \\u001b[31m`);
});

test.each([
  ['in a log', { isTTY: false }, 2, false],
  ['for one file', { isTTY: true }, 1, false],
  ['with --verbose', { isTTY: true }, 2, true],
] as const)('%s each file has its line', (_when, terminal, total, isVerbose) => {
  const { written, progress } = open(terminal, { total, isVerbose });
  progress.start('a.json');
  progress.succeed('a.json → a.pdf');
  progress.close();
  expect(written).toEqual(['a.json → a.pdf\n']);
});

function open(terminal: { isTTY: boolean; columns?: number }, options = {}) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const shape = { total: 2, isVerbose: false, terminal: { ...terminal, write } };
  return { written, progress: createProgress({ ...shape, ...options }) };
}
