import { vi } from 'vitest';

// Tests sign up by the thousand: their hashes are real ones, of the lowest cost. Calls are counted,
// and hold the cost that was asked for.
vi.mock('@node-rs/bcrypt', async (importOriginal) => {
  const bcrypt = await importOriginal<typeof import('@node-rs/bcrypt')>();
  const hash: typeof bcrypt.hash = (password, _cost, salt) => bcrypt.hash(password, LOWEST, salt);
  return { ...bcrypt, hash: vi.fn(hash) };
});

const LOWEST = 4;
