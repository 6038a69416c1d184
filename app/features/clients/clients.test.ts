import { expect, test } from 'vitest';
import type { Client } from '#app/data/account/records/clients.ts';
import { clientImport, listClientRows } from '#app/records/csv/client-file.ts';
import { guessImportColumns, takeImportRows } from '#app/records/csv/import-columns.ts';
import { readCsv } from '#app/records/csv/read-csv.ts';
import { writeCsv } from '#app/records/csv/write-csv.ts';
import { findDuplicates } from './find-duplicates.ts';

const garance: Client = {
  id: 'a',
  buyer: {
    kind: 'business',
    name: 'Cycles Garance',
    siren: '404833048',
    vatNumber: 'FR83404833048',
    email: 'c@exemple.fr',
    phone: '+33 4 72 00 00 00',
    customerCode: 'GAR',
    address: { line1: '3 avenue Foch', postalCode: '69006', city: 'Lyon', country: 'FR' },
  },
  contacts: [],
};
const read = (rows: string[][]) =>
  takeImportRows(rows, guessImportColumns(rows, clientImport.fields)).map(({ cells }) =>
    clientImport.read(cells),
  );

test('what is exported is imported as it was', () => {
  const abroad: Client = {
    ...garance,
    id: 'b',
    buyer: {
      kind: 'eu-business',
      name: 'Fahrrad GmbH',
      vatNumber: 'DE136695976',
      address: {
        ...{ line1: 'Weg 1', line2: 'Hof', line3: '2. Stock' },
        ...{ postalCode: '10115', city: 'Berlin', country: 'DE' },
      },
    },
    notes: 'Sonner deux fois.\nPayer par virement.',
  };
  expect(read(listClientRows([garance, abroad]))).toEqual(
    [garance, abroad].map(({ id: _none, ...value }) => ({ ok: true, value })),
  );
});

test('the titles of an export are the labels of the fields of a client', () => {
  const [titles = []] = listClientRows([]);
  expect(titles.slice(0, 3)).toEqual(['Nom', 'Nature du client', 'SIREN ou SIRET']);
  expect(guessImportColumns([titles], clientImport.fields).keys).toEqual([
    ...['buyer.name', 'buyer.kind', 'buyer.siren', 'buyer.vatNumber', 'buyer.contactName'],
    ...['buyer.email', 'buyer.phone', 'buyer.address.line1', 'buyer.address.line2'],
    ...['buyer.address.line3', 'buyer.address.postalCode', 'buyer.address.city'],
    ...['buyer.address.country', 'buyer.customerCode', 'notes'],
  ]);
});

test('the lines of an address and the notes come through a file', async () => {
  const address = { line1: 'Bâtiment B', line2: '3 avenue Foch', line3: 'Hall 2' };
  const client = {
    ...garance,
    buyer: { ...garance.buyer, address: { ...garance.buyer.address, ...address } },
    notes: 'Sonner deux fois.\nPayer par virement.',
  };
  const file = new Blob([await writeCsv(listClientRows([client]))]);
  const { id: _none, ...value } = client;
  expect(read((await readCsv(file)).rows)).toEqual([{ ok: true, value }]);

  const [other] = read([
    ['Nom', 'Adresse', 'Remarques'],
    ['Cycles Garance', 'Bâtiment B\n3 avenue Foch\nHall 2', 'x'],
  ]);
  expect(other).toMatchObject({ ok: true, value: { buyer: { address }, notes: 'x' } });
});

test('the titles of an older export are still understood', () => {
  const titles = ['Nom', 'Nature', 'Contact', 'Complément', 'Adresse', 'Code pays'];
  expect(guessImportColumns([titles], clientImport.fields).keys).toEqual([
    ...['buyer.name', 'buyer.kind', 'buyer.contactName'],
    ...['buyer.address.line2', 'buyer.address.line1', 'buyer.address.country'],
  ]);
});

test('the titles of a file say its columns, and one that only holds a label does not', () => {
  const guesses: [titles: string, keys: string][] = [
    ['Nom;Code ville;Ville', 'name customerCode address.city'],
    ['Nom;Indicatif pays;Pays', 'name - address.country'],
    ['Raison sociale;Rue de la ville;Ville', 'company address.line1 address.city'],
    ['Nom;Code pays', 'name address.country'],
    ['Code pays;Pays', 'customerCode address.country'],
    ['Raison sociale;Nom;Prénom', 'company name firstName'],
    ['Société;Nom du contact;Nom', 'company contactName name'],
    ['Nom;Raison sociale', 'name company'],
    ['Nom commercial;Nom', '- name'],
    ['Dénomination;N SIREN;N° TVA intracom', 'company siren vatNumber'],
    [
      'company;VAT;address;zip;city;country',
      'company vatNumber address.line1 address.postalCode address.city address.country',
    ],
    [
      'Client;Adresse 2;Adresse;CP;Commune',
      'name address.line2 address.line1 address.postalCode address.city',
    ],
    ['Nom du client;Tél.;Courriel;Interlocuteur', 'name phone email contactName'],
    [
      'Nom;Portable;E-mail;Voie;Complément d’adresse',
      'name phone email address.line1 address.line2',
    ],
    ['Réf.;Nom;Type;Statut', 'customerCode name kind -'],
    [
      'Code_Postal;Ville de livraison;Pays (ISO)',
      'address.postalCode address.city address.country',
    ],
    ['Prénom;Nom', 'firstName name'],
  ];
  for (const [titles, keys] of guesses) {
    const { keys: guessed } = guessImportColumns([titles.split(';')], clientImport.fields);
    const said = guessed.map((key) => key.replace('buyer.', '') || '-').join(' ');
    expect(said, titles).toBe(keys);
  }
});

test('a text that a draft cannot hold is refused, or cut where it says nothing of who it is', () => {
  const long = '1'.repeat(300);
  const [name, phone] = read([
    ['Nom', 'Téléphone'],
    [long, ''],
    ['A', long],
  ]);
  expect(name).toEqual({ ok: false, problem: 'le nom a plus de 200 caractères.' });
  expect(phone).toMatchObject({ ok: true, value: { buyer: { phone: '1'.repeat(40) } } });
});

test('the file of another program is understood', () => {
  const [first, second] = read([
    ['Raison sociale', 'Adresse e-mail', 'CP', 'Ville', 'SIRET', 'Notes'],
    ['Cycles Garance', 'c@exemple.fr', '69006', 'Lyon', '404 833 048 00022', 'x'],
    ['Zoé Elan', '', '06000', 'Nice', '', ''],
  ]);
  expect(first).toMatchObject({
    ok: true,
    value: { buyer: { kind: 'business', siret: '40483304800022', siren: '404833048' } },
  });
  expect(second).toMatchObject({
    ok: true,
    value: { buyer: { kind: 'individual', name: 'Zoé Elan' } },
  });
});

test('what is wrong in a row is said', () => {
  const rows = [
    ['Nom', 'SIREN', 'E-mail', 'Pays', 'Nature'],
    ['', '', '', '', ''],
    ['A', '123', '', '', ''],
    ['A', '', 'a@', '', ''],
    ['A', '', '', 'Syldavie', ''],
    ['A', '', '', '', 'poème'],
  ];
  for (const row of read(rows)) expect(row.ok).toBe(false);
});

test('a value that is not what its column says is refused with what to write', () => {
  const problems = read([
    ['Nom', 'E-mail', 'Téléphone', 'CP', 'N° TVA', 'Pays'],
    ['A', 'pas un mail', '', '', '', ''],
    ['B', '', 'sur demande', '', '', ''],
    ['C', '', '', '7501', '', ''],
    ['D', '', '', '', 'DE12', 'Allemagne'],
    ['E', '', '', '', '12-345', 'États-Unis'],
  ]).map((row) => (row.ok ? row.value.buyer.kind : row.problem));
  expect(problems).toEqual([
    'E-mail «\u00a0pas un mail\u00a0»\u00a0: cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr',
    'Téléphone «\u00a0sur demande\u00a0»\u00a0: écrivez un numéro de téléphone, par exemple 06 12 34 56 78.',
    'Code postal «\u00a07501\u00a0»\u00a0: 5 chiffres',
    'N° de TVA «\u00a0DE12\u00a0»\u00a0: ce n’est pas la forme d’un n° de TVA «\u00a0DE\u00a0».',
    'foreign-business',
  ]);
});

test('a number that a spreadsheet shortened is told from a wrong one', () => {
  const rows = read([
    ['Nom', 'SIRET', 'Téléphone'],
    ['A', '7,32829E+13', ''],
    ['B', '', '3.36123E+10'],
    ['C', '123', ''],
  ]);
  const problems = rows.map((row) => (row.ok ? '' : row.problem));
  expect(problems[0]).toContain('«\u00a07,32829E+13\u00a0» a été abrégé par un tableur');
  expect(problems[1]).toContain('«\u00a03.36123E+10\u00a0» a été abrégé par un tableur');
  expect(problems[2]).toBe('«\u00a0123\u00a0» n’est ni un SIREN ni un SIRET.');
});

test('entries of one number, one address or one name in one place are probably the same', () => {
  const make = (id: string, buyer: Partial<Client['buyer']>): Client => ({
    ...garance,
    id,
    buyer: { kind: 'business', name: '', address: garance.buyer.address, ...buyer },
  });
  const groups = findDuplicates([
    make('1', { name: 'Garance', siren: '404833048' }),
    make('2', { name: 'Cycles G.', siren: '404833048', phone: '01' }),
    make('3', { name: 'Élan SARL' }),
    make('4', { name: 'elan' }),
    make('5', { name: 'Élan', address: { ...garance.buyer.address, postalCode: '06000' } }),
    make('6', { name: 'Autre' }),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([
    ['2', '1'],
    ['3', '4'],
  ]);
});
