import { expect, test } from 'vitest';
import type { KeptSend } from '#app/data/sends/kept-send.ts';
import { wordWaiting } from './word-waiting.ts';

const waiting = { problem: null, keptAt: Date.now() } as KeptSend; // all that matters here
const refused = { ...waiting, problem: 'document_too_large' };
const old = { ...waiting, keptAt: Date.now() - 8 * 86_400_000 };

test.each([
  ['1 envoi en attente', [waiting]],
  ['2 envois en attente', [waiting, waiting]],
  ['1 envoi n’est pas parti', [refused]],
  ['2 envois ne sont pas partis', [refused, old]],
  ['1 envoi en attente, 1 envoi n’est pas parti', [waiting, old]],
])('« %s » counts what needs its author apart', (words, sends) => {
  expect(wordWaiting(sends)).toBe(words);
});
