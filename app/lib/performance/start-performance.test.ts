import { expect, test, vi } from 'vitest';
import { startPerformance } from './start-performance.ts';

test('performance helper load failure: a warning in the console only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = new Error('network');
  await startPerformance(
    () => Promise.reject(failure),
    () => Promise.resolve(),
  );
  expect(warn).toHaveBeenCalledWith('The performance helper could not be loaded', failure);
  warn.mockRestore();
});
