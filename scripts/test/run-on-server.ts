import { startTcpServer } from '#server/test/start-tcp-server.ts';
import type { TestCount } from './count-tests.ts';
import { runVitest } from './run-tests.ts';

/**
 * The suite « database » on a server that is reached as DATABASE_URL reaches one; `folder` holds
 * the `bin` of its PostgreSQL.
 */
export async function runOnServer(name: string, folder: string): Promise<TestCount> {
  console.log(`\nThe database by TCP and password: ${folder}`);
  const { url, stop } = await startTcpServer(folder);
  try {
    const variables = { TEST_DATABASE_URL: url };
    return runVitest(name, { options: ['--project=database'], variables });
  } finally {
    await stop();
  }
}
