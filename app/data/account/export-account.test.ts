import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWNED_TABLES } from './export-account.ts';

test('every table that belongs to users is part of the export', () => {
  const types = readFileSync('app/data/account/database.generated.ts', 'utf8');
  const tables = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{([^}]*)\}/gm)];
  const owned = tables.flatMap(([, name, row = '']) => (/^\s*user_id:/m.test(row) ? [name] : []));
  expect(owned).toContain('document_contents');
  expect(OWNED_TABLES.map(([name]) => name).sort()).toEqual(owned.sort());
  for (const [name, key] of OWNED_TABLES) {
    const row = tables.find(([, table]) => table === name)?.[2] ?? '';
    expect(row, name).toMatch(new RegExp(`^\\s*${key}: string;`, 'm'));
  }
});
