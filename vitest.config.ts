import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,cli,content,documents,scripts,server}/**/*.test.{ts,tsx}',
      'tests/{conformance,golden}/**/*.test.ts',
    ],
    testTimeout: 15_000,
  },
});
