import { expect, test } from 'vitest';
import { runKillLoop } from '#server/test/kills/kill-loop.ts';
import { makeEmbeddedStage, makeTcpStage } from '#server/test/kills/kill-stage.ts';

// `npm run conformance` sets KILLS higher; the first four each kill differently.
const kills = Number(process.env.KILLS ?? 4);

test.each([
  ['the server and its PostgreSQL', makeEmbeddedStage],
  ['the server and the PostgreSQL of DATABASE_URL', makeTcpStage],
])(
  'nothing that was acknowledged is lost when %s are killed',
  {
    timeout: 60_000 + kills * 30_000,
  },
  async (_, makeStage) => {
    const report = await runKillLoop(kills, await makeStage());
    console.log(JSON.stringify({ ...report, lost: report.lost.length }));
    expect(report).toMatchObject({ kills, lost: [] });
    expect(report.acknowledged).toBeGreaterThan(kills);
  },
);
