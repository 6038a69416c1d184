import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/test-database.ts';
import { readKeyTable, writeKeyTable } from './key-table.ts';
import { replaceSecret, rotateKeys } from './keys.ts';

const { accounts, gateway, owner } = await createTestDatabase();

test('servers that start together on one database have the same keys, and keep them', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => readKeyTable(accounts)));
  const [first] = all;
  expect(all.every(({ secret }) => secret === first?.secret)).toBe(true);
  expect(await readKeyTable(accounts)).toEqual(first);
});

test('nobody else reads them', async () => {
  await expect(gateway.query('select keys from auth.server_keys')).rejects.toThrow(
    'permission denied',
  );
});

test('a new signing key comes first, and the former one still verifies; a new secret key stands alone', async () => {
  const before = await readKeyTable(owner);
  await writeKeyTable(owner, replaceSecret(await rotateKeys(before)));
  const after = await readKeyTable(accounts);
  expect(after.publishable).toBe(before.publishable);
  expect(after.secret).not.toBe(before.secret);
  expect(after.signing.map(({ kid }) => kid).slice(1)).toEqual([before.signing[0].kid]);
});
