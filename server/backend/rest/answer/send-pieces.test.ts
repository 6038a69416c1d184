import { expect, test } from 'vitest';
import { sendPieces } from './send-pieces.ts';

function* repeat(piece: string, times: number): Generator<string> {
  for (let index = 0; index < times; index += 1) yield piece;
}

test('what is short is one text, and free at once', () => {
  let released = 0;
  const body = sendPieces(['[1', ',2', ']'], { size: 3, release: () => released++ });
  expect([body, released]).toEqual(['[1,2]', 1]);
});

test('what is long is sent as it is read, and free at its end', async () => {
  let released = 0;
  const pieces = repeat('é’œ'.repeat(1000), 100);
  const body = sendPieces(pieces, { size: 300_000, release: () => released++ });
  if (typeof body === 'string') throw new Error('A stream was expected');
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [text, parts] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    expect(released).toBe(0);
    text += decoder.decode(part.value, { stream: true });
    parts += 1;
  }
  expect(text).toBe('é’œ'.repeat(100_000));
  expect(parts).toBeGreaterThan(3);
  expect(released).toBe(1);
});

test('who stops reading frees it too', async () => {
  let released = 0;
  const body = sendPieces(repeat('x'.repeat(1000), 1000), {
    size: 1_000_000,
    release: () => released++,
  });
  if (typeof body === 'string') throw new Error('A stream was expected');
  const reader = body.getReader();
  await reader.read();
  await reader.cancel();
  expect(released).toBe(1);
});
