import { expect, test } from 'vitest';
import { clientImport } from '#app/records/csv/client-file.ts';
import { guessImportColumns, takeImportRows } from '#app/records/csv/import-columns.ts';

/** « name / contact » of each row below the titles. */
function read(...lines: string[]): string[] {
  const rows = lines.map((line) => line.split(';'));
  const choice = guessImportColumns(rows, clientImport.fields);
  return takeImportRows(rows, choice).map(({ cells }) => {
    const one = clientImport.read(cells);
    if (!one.ok) return one.problem;
    const { name, contactName } = one.value.buyer;
    return [name, contactName].filter(Boolean).join(' / ');
  });
}

test('the first and the last name of a person are its name, in whatever order', () => {
  expect(read('Prénom;Nom;Ville', 'Marie;Durand;Lyon')).toEqual(['Marie Durand']);
  expect(read('Nom;Prénom', 'Durand;Marie')).toEqual(['Marie Durand']);
  expect(read('Prénom;Nom de famille', 'Marie;Durand')).toEqual(['Marie Durand']);
  expect(read('Nom;Prénom', 'Durand;')).toEqual(['Durand']);
});

test('the person beside a company is its contact, and the client where there is none', () => {
  const rows = ['Crêperie Ty;Durand;Marie', ';Le Goff;Yann'];
  const both = ['Crêperie Ty / Marie Durand', 'Yann Le Goff'];
  expect(read('Société;Nom;Prénom', ...rows)).toEqual(both);
  expect(read('Nom;Prénom;Raison sociale', 'Durand;Marie;Crêperie Ty', 'Le Goff;Yann;')).toEqual(
    both,
  );
  expect(read('Entreprise;Prénom du contact;Nom du contact', 'Ty;Marie;Durand')).toEqual([
    'Ty / Marie Durand',
  ]);
  expect(read('Société;Nom du contact', 'Ty;Durand', ';Le Goff')).toEqual([
    'Ty / Durand',
    'Le Goff',
  ]);
});

test('one column of names is the name, whatever it is called', () => {
  expect(read('N° client;Nom client', 'C01;Ty')).toEqual(['Ty']);
  expect(read('Nom;Adresse;Adresse de livraison', 'Ty;1 rue A;2 rue B')).toEqual(['Ty']);
  for (const title of ['Nom', 'Client', 'Nom du client', 'Raison sociale', 'Nom de la société'])
    expect(read(`${title};Ville`, 'Crêperie Ty;Quimper'), title).toEqual(['Crêperie Ty']);
  expect(read('Nom;Société', 'Ty;TY')).toEqual(['TY']);
  expect(read('Nom;Prénom', ';')).toEqual(['le nom manque.']);
});

test('a person beside a company makes it a business, whatever its country', () => {
  const kind = (lines: string[]) => {
    const rows = lines.map((line) => line.split(';'));
    const choice = guessImportColumns(rows, clientImport.fields);
    return takeImportRows(rows, choice).map(({ cells }) => {
      const one = clientImport.read(cells);
      return one.ok ? one.value.buyer.kind : one.problem;
    });
  };
  const rows = ['Ty;Durand;', 'Bar;Peeters;Belgique', 'Shop;Smith;Royaume-Uni'];
  expect(kind(['Société;Nom;Pays', ...rows])).toEqual([
    'business',
    'eu-business',
    'foreign-business',
  ]);
  expect(kind(['Société;Nom;Pays', ';Durand;', ';Peeters;Belgique'])).toEqual([
    'individual',
    'individual',
  ]);
});
