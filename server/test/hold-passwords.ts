import { hash, verify } from '@node-rs/bcrypt';
import { onTestFinished, vi } from 'vitest';

const bcrypt = await vi.importActual<typeof import('@node-rs/bcrypt')>('@node-rs/bcrypt');

/**
 * Blocks every hash and comparison of a password until `release`; `countBegun` counts them. The
 * test file needs `vi.mock('@node-rs/bcrypt', { spy: true })`.
 */
export function holdPasswords(): { release: () => void; countBegun: () => number } {
  let begun = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waitForRelease = () => {
    begun += 1;
    return released;
  };
  vi.mocked(hash).mockImplementation((...given) =>
    waitForRelease().then(() => bcrypt.hash(...given)),
  );
  vi.mocked(verify).mockImplementation((...given) =>
    waitForRelease().then(() => bcrypt.verify(...given)),
  );
  onTestFinished(() => {
    release();
    vi.mocked(hash).mockReset();
    vi.mocked(verify).mockReset();
  });
  return { release, countBegun: () => begun };
}
