import { startTcpServer } from '#server/test/clusters/start-tcp-server.ts';
import type { TestCount } from './count-tests.ts';
import { runSteadily } from './run-vitest.ts';

/** The « database » suite over TCP; `folder` holds the `bin` of the PostgreSQL to start. */
export async function runOnServer(
  name: string,
  folder: string,
  words: readonly string[] = [],
): Promise<TestCount> {
  const { url, stop } = await startTcpServer(folder);
  try {
    const variables = { TEST_DATABASE_URL: url };
    return runSteadily(name, { projects: ['database'], words, variables });
  } finally {
    await stop();
  }
}
