import { expect, test } from 'vitest';
import { runKillLoop } from '#server/test/kill-loop.ts';

// KILLS: many more in `npm run conformance`.
const kills = Number(process.env.KILLS ?? 5);

test('nothing that was acknowledged is lost when the server and PostgreSQL are killed', {
  timeout: 60_000 + kills * 30_000,
}, async () => {
  const report = await runKillLoop(kills);
  console.log(JSON.stringify({ ...report, lost: report.lost.length }));
  expect(report).toMatchObject({ kills, lost: [] });
  expect(report.acknowledged).toBeGreaterThan(kills);
});
