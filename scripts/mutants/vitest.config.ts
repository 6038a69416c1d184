import { defineConfig } from 'vitest/config';

/** What Stryker runs: the tests of the folder that it mutates, one after another. */
export default defineConfig({
  test: {
    include: [`${process.env.MUTATED_FOLDER}/**/*.test.ts`],
    // A mutated file takes longer than it does by itself.
    testTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
