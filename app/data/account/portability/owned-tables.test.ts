import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_COLUMNS, OWNED_TABLES } from './owned-tables.ts';

const types = readFileSync('app/data/account/database.generated.ts', 'utf8');
const tables = [...types.matchAll(/^ {6}(\w+): \{\n {8}Row: \{([^}]*)\}/gm)];

test('every table that belongs to users is part of the export', () => {
  const owned = tables.flatMap(([, name, row = '']) => (/^\s*user_id:/m.test(row) ? [name] : []));
  expect(owned).toContain('document_contents');
  expect(OWNED_TABLES.map(([name]) => name).sort()).toEqual(owned.sort());
  for (const [name, key] of OWNED_TABLES) {
    const row = tables.find(([, table]) => table === name)?.[2] ?? '';
    expect(row, name).toMatch(new RegExp(`^\\s*${key}: string;`, 'm'));
  }
});

test('every column of a file is part of it, its bytes apart', () => {
  const withBytes = tables.filter(([, , row = '']) => /^\s*bytes:/m.test(row));
  expect(withBytes.map(([, name]) => name).sort()).toEqual(Object.keys(FILE_COLUMNS).sort());
  for (const [, name, row = ''] of withBytes) {
    const columns = [...row.matchAll(/^\s*(\w+):/gm)].map(([, column]) => column);
    const exported = FILE_COLUMNS[name as keyof typeof FILE_COLUMNS].split(', ');
    expect([...exported, 'bytes'].sort(), name).toEqual(columns.sort());
  }
});
