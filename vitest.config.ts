import { configDefaults, defineConfig } from 'vitest/config';
import { mdxPlugin } from './scripts/articles/mdx/mdx-plugin.ts';

/** A test that asserts nothing fails. */
const common = { testTimeout: 15_000, expect: { requireAssertions: true } };
/** Tests of pure code that share something of their process: IndexedDB, what is loaded once. */
const ofTheirProcess = [
  'app/data/{device,functions,sends,account/portability}/*.test.ts',
  'app/data/account/{dossier,records/kept}/**/*.test.ts',
  'app/postcodes/*.test.ts',
  'app/records/from-documents/make-entries.test.ts',
  'app/session/landing-of.test.ts',
  'app/follow-ups/credits/note-credit.test.ts',
  'app/follow-ups/paid/record-paid.test.ts',
  'app/features/reminder/follow-reminders.test.ts',
  'app/features/reminder/note-reminder.test.ts',
  'app/features/shared-document/client-page/read-received.test.ts',
  'app/features/shell/send-what-waits.test.ts',
  'app/features/editor/account/own-terms.test.ts',
  'app/features/editor/workspace/{device-drafts,meet-change,usual-rate,workspace}.test.ts',
  // It counts calls, which slows down whatever runs in its process.
  'documents/received/hostile.test.ts',
  'cli/**/*.test.ts',
];
const ofTheDatabase = [
  'scripts/generate-types.test.ts',
  'server/email/queue/*.test.ts',
  'server/doctor/ask-database.test.ts',
  'server/newsletter/*.test.ts',
  'server/routes/functions/**/*.test.ts',
  'tests/{backend,model}/*.test.ts',
];
/** Tests that start servers and PostgreSQL themselves: `npm run test:long`. */
const ofTheirServers = [
  'server/{end-in-order,main,start-faults,survive-readers}.test.ts',
  'server/backend/backup/restore-folder.test.ts',
  'server/backend/postgres/embedded/*.test.ts',
  'server/backend/postgres/{lock-folder,lost-connections,open-database}.test.ts',
  'tests/backend/embedded/*.test.ts',
];
/** Journeys in Firefox and WebKit: `npm run test:long -- browsers`. */
const ofBrowsers = ['tests/browsers/*.test.ts'];
/** They kill or wait for servers: only where the database is reached by TCP, in the long suites. */
const ofTcp = process.env.TEST_DATABASE_URL
  ? []
  : ['server/backend/unreachable.test.ts', 'tests/backend/mail-under-kills.test.ts'];
/** Tests that need the Go program built by `npm run conformance`. */
const ofGo = ['tests/conformance/gotrue/*.test.ts'];

export default defineConfig({
  test: {
    // Vitest leaves one core alone by default: half of a two-core machine.
    maxWorkers: '100%',
    projects: [
      {
        // A test of the search reads the articles themselves.
        plugins: [mdxPlugin],
        test: {
          ...common,
          name: 'pure',
          include: [
            '{app,bench,content,documents,runtime,scripts}/**/*.test.{ts,tsx}',
            'tests/{conformance,golden}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ofTheirProcess, ...ofTheDatabase, ...ofGo],
          // Most of these files take milliseconds: a process for each takes longer than its tests.
          pool: 'threads',
          isolate: false,
          setupFiles: 'scripts/test/leave-no-globals.ts',
        },
      },
      { test: { ...common, name: 'apart', include: ofTheirProcess } },
      {
        test: {
          ...common,
          name: 'server',
          include: [
            'server/*.test.ts',
            'server/{connections,doctor,middleware,operations,routes,email}/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...ofTheDatabase, ...ofTheirServers],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...common,
          name: 'database',
          include: ['server/backend/**/*.test.ts', 'supabase/**/*.test.ts', ...ofTheDatabase],
          exclude: [...configDefaults.exclude, ...ofTheirServers, ...ofTcp],
          // One PostgreSQL for all of them; each file has a database of its own in it.
          globalSetup: 'server/test/start-postgres.ts',
          setupFiles: 'scripts/test/hash-quickly.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(process.env.DEBIAN_POSTGRES
        ? [{ test: { ...common, name: 'failover', include: ['tests/failover/*.test.ts'] } }]
        : []),
      ...(process.env.GOTRUE_READER
        ? [{ test: { ...common, name: 'gotrue', include: ofGo, testTimeout: 120_000 } }]
        : []),
      {
        test: {
          ...common,
          name: 'browsers',
          include: ofBrowsers,
          // One server for all of them, on the built site; each test has a browser of its own.
          globalSetup: 'tests/browsers/start-site.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          expect: { ...common.expect, poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...common,
          name: 'servers',
          include: ofTheirServers,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
