import { expect, test } from 'vitest';
import { clientImport } from './client-file.ts';
import { guessImportColumns } from './import-columns.ts';
import { judgeRows } from './judge-rows.ts';
import { productImport } from './product-file.ts';
import { readCsv } from './read-csv.ts';
import { takeTitleLines } from './take-title-lines.ts';

const guessClients = (rows: readonly (readonly string[])[]) =>
  guessImportColumns(rows, clientImport.fields);

async function takeClients(...lines: string[]) {
  const { rows } = await readCsv(new Blob([lines.join('\r\n')]));
  return takeTitleLines(rows, guessClients);
}

test('lines above the titles of a list of clients are no rows', async () => {
  for (const title of ['Liste des clients 2026;;;', 'Clients 2026;;;', 'Clients au 29/11/2026'])
    expect(await takeClients(title, 'Nom;Ville;SIREN;', 'Garance;Lyon;;'), title).toEqual({
      titleLines: [title.replace(/;/g, '')],
      rows: [
        ['Nom', 'Ville', 'SIREN', ''],
        ['Garance', 'Lyon', '', ''],
      ],
    });
  const { titleLines, rows } = await takeClients(
    ...['Menuiserie Tanguy;;', '', 'Liste du 29/11/2026;;', 'Nom;Ville;E-mail', 'Garance;Lyon;'],
  );
  expect(titleLines).toEqual(['Menuiserie Tanguy', 'Liste du 29/11/2026']);
  expect(rows).toHaveLength(2);
});

test('a refused row says its line under the titles', async () => {
  const { titleLines, rows } = await takeClients('Liste;', 'Nom;Ville', 'Garance;Lyon', ';Nice');
  const file = { rows, titleLines, choice: guessClients(rows) };
  expect(judgeRows(file, clientImport, [])).toMatchObject({
    added: [{ buyer: { name: 'Garance' } }],
    refused: [{ line: 4, text: 'le nom manque.' }],
  });
});

test('a list of products has such lines too', async () => {
  const text = 'Tarif 2026;;\r\nRéférence;Désignation;Prix HT\r\nP1;Pose;12,50\r\n';
  const { rows } = await readCsv(new Blob([text]));
  const { guess } = productImport;
  if (!guess) throw new Error('Products guess their columns');
  const taken = takeTitleLines(rows, guess);
  expect(taken.titleLines).toEqual(['Tarif 2026']);
  expect(judgeRows({ ...taken, choice: guess(taken.rows) }, productImport, [])).toMatchObject({
    added: [{ reference: 'P1', description: 'Pose' }],
    refused: [],
  });
});

test('what is no title stays a row', async () => {
  for (const lines of [
    ['Nom;Ville', 'Garance;Lyon'],
    ['Garance;', 'Nomade SARL;Lyon'],
    ['Garance;;', 'Nomade SARL;rue de la Gare;69000'],
    ['Garance', 'Nomade SARL'],
    ['Nom', 'Garance'],
  ])
    expect(await takeClients(...lines), lines.join(' | ')).toMatchObject({
      ...{ titleLines: [], rows: { length: lines.length } },
    });
});
