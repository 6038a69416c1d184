import { configDefaults, defineConfig } from 'vitest/config';

const testTimeout = 15_000;
const ofTheDatabase = [
  'scripts/generate-types.test.ts',
  'server/email/queue/*.test.ts',
  'server/routes/functions/**/*.test.ts',
  'tests/backend/*.test.ts',
];
/** Tests that start PostgreSQL themselves. */
const ofItsServer = [
  'server/{end-in-order,main,start-faults,survive-readers}.test.ts',
  'server/backend/postgres/embedded/*.test.ts',
  'server/backend/postgres/{lock-folder,lost-connections,open-database}.test.ts',
  'tests/backend/embedded/*.test.ts',
];
/** Beside a program in Go, which `npm run conformance` builds. */
const ofGo = ['tests/conformance/gotrue/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            '{app,bench,cli,content,documents,scripts}/**/*.test.{ts,tsx}',
            'server/*.test.ts',
            'server/{connections,middleware,routes,email}/**/*.test.ts',
            'tests/{conformance,golden}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ofTheDatabase, ...ofItsServer, ...ofGo],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['server/backend/**/*.test.ts', 'supabase/**/*.test.ts', ...ofTheDatabase],
          exclude: [...configDefaults.exclude, ...ofItsServer],
          // One PostgreSQL for all of them; each file has a database of its own in it.
          globalSetup: 'server/test/start-postgres.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env.GOTRUE_READER
        ? [{ test: { name: 'gotrue', include: ofGo, testTimeout: 120_000 } }]
        : []),
      {
        test: {
          name: 'embedded',
          include: ofItsServer,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
