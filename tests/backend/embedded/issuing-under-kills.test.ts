import { expect, test } from 'vitest';
import { runIssuingLoop } from '#server/test/kills/issuing-loop.ts';
import { makeEmbeddedStage } from '#server/test/kills/kill-stage.ts';

const kills = Number(process.env.KILLS ?? 40);

test('killed in the middle of issuing, no number is skipped or given twice, and nothing told is lost', {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const report = await runIssuingLoop(kills, makeEmbeddedStage());
  const { acknowledged, stored, integrity, ...figures } = report;
  console.log(JSON.stringify({ ...figures, ...integrity, acknowledged: acknowledged.size }));
  expect(stored).toEqual(acknowledged);
  const numbers = Array.from(stored, (_, index) => `F-2026-${String(index + 1).padStart(4, '0')}`);
  expect([...stored.values()].toSorted()).toEqual(numbers);
  expect(integrity).toEqual({ documents: stored.size, kind: null });
  expect(figures.kills).toBe(kills);
  expect(acknowledged.size).toBeGreaterThan(kills);
  expect(figures.sentAgain).toBeGreaterThan(0);
});
