import { LONGEST_NOTES } from '#app/data/account/records/client-row.ts';
import { allClients, type Client } from '#app/data/account/records/clients.ts';
import { sayMistake } from '#app/records/say-mistake.ts';
import {
  COUNTRIES,
  compactIdentifier,
  type Draft,
  type DraftPath,
  fieldAt,
  foldAccents,
  formatCounted,
  formatSiren,
  isOtherMemberState,
  isSiren,
  isSiret,
  listMistakes,
  maxLengthAt,
} from '#documents';
import { type ImportField, titleColumns } from './import-columns.ts';
import type { ImportKind } from './import-kind.ts';
import { listClientKeys } from './list-client-keys.ts';
import { isCompanyWithPerson, type NameKey, readNames } from './names/client-names.ts';
import { readAddressLines } from './read-address-lines.ts';
import { readCountry } from './read-country.ts';
import { findLostZeros } from './zeros/lost-zeros.ts';

/** In the order of the columns of an export. */
const KEYS = [
  'buyer.name',
  'buyer.kind',
  'buyer.siren',
  'buyer.vatNumber',
  'buyer.contactName',
  'buyer.email',
  'buyer.phone',
  'buyer.address.line1',
  'buyer.address.line2',
  'buyer.address.line3',
  'buyer.address.postalCode',
  'buyer.address.city',
  'buyer.address.country',
  'buyer.customerCode',
  'notes',
] as const satisfies readonly DraftPath[];
type ClientPath = (typeof KEYS)[number];
type ClientKey = ClientPath | NameKey;
type Cells = Record<ClientPath, string>;

/** How a file of clients is read. The first field that a title may say takes the column. */
export const clientImport: ImportKind<ClientKey, Omit<Client, 'id'>> = {
  title: 'Importer des clients',
  count: countClients,
  present: allClients(),
  listKeys: listClientKeys,
  required: [['buyer.name', 'company']],
  findLostZeros,
  fields: [
    { key: 'buyer.siren', label: 'SIREN ou SIRET', title: /^(n )?sire[nt]/ },
    column('buyer.vatNumber', /tva|vat/),
    column('buyer.email', /mail|courriel/),
    column('buyer.phone', /^(tel|phone|portable|mobile)/),
    column('buyer.address.postalCode', /postal|^cp$|zip/),
    column('buyer.address.city', /^(ville|city|commune)/),
    column('buyer.address.country', /^(pays|code pays|country)/),
    column('buyer.address.line3', /second complement|adresse 3|line 3/),
    column('buyer.address.line2', /complement|adresse 2|line 2/),
    column('buyer.address.line1', /adresse|address|rue|voie/),
    column('buyer.customerCode', /^code|^ref|^(n|no|num|numero|id|identifiant)\b.*\bclient/),
    column('buyer.contactName', /^(?!prenom).*(contact|interlocuteur)/),
    column('buyer.kind', /^(nature|type|statut)/),
    { key: 'notes', label: 'Notes', title: /^(note|remarque|commentaire|observation)/ },
    {
      ...{ key: 'company', label: 'Société', synonyms: ['Raison sociale', 'Dénomination'] },
      title: /\braison|societe|entreprise|denomination|company/,
    },
    { key: 'firstName', label: 'Prénom', title: /^(prenom|first name)/ },
    column('buyer.name', /nom|^client|name/),
  ],
  read: (cells) => {
    // Every key is there, empty where the file has no such column.
    const all = Object.fromEntries(KEYS.map((key) => [key, cells[key] ?? ''])) as Cells;
    const full = { ...all, ...readNames(cells) };
    const problem = checkCells(full);
    if (problem) return { ok: false, problem };
    const value = readCells(full, isCompanyWithPerson(cells));
    const [mistake] = listMistakes(value);
    return mistake ? { ok: false, problem: sayMistake(mistake) } : { ok: true, value };
  },
};

function column<Key extends ClientPath>(key: Key, title: RegExp): ImportField<Key> {
  return { key, label: fieldAt(key).label, title };
}

/** The rows of a file that the import above reads. */
export function listClientRows(clients: readonly Client[]): string[][] {
  return [
    titleColumns(clientImport.fields, KEYS),
    ...clients.map(({ buyer, notes }) => {
      const { name, kind, siren, siret, vatNumber, contactName, email, phone, address } = buyer;
      return [
        ...[name, KIND_WORDS[kind], siret ?? siren, vatNumber, contactName, email, phone],
        ...[address.line1, address.line2, address.line3, address.postalCode, address.city],
        ...[COUNTRIES[address.country] ?? address.country, buyer.customerCode, notes],
      ].map((cell) => cell ?? '');
    }),
  ];
}

export function countClients(count: number): string {
  return formatCounted(count, 'client');
}

function checkCells(cells: Cells): string | null {
  const { 'buyer.name': name, 'buyer.siren': siren } = cells;
  const { 'buyer.kind': kind, 'buyer.address.country': country } = cells;
  const shortened = [siren, cells['buyer.phone']].find((cell) => SHORTENED.test(cell));
  const number = siren.replace(/\s/g, '');
  const isTooLong = (key: ClientPath) => cells[key].length > maxLengthAt(key);
  if (name === '') return 'le nom manque.';
  if (isTooLong('buyer.name')) return `le nom a plus de ${maxLengthAt('buyer.name')} caractères.`;
  if (Object.values(readLines(cells)).some((line) => line.length > LONGEST_LINE))
    return `une ligne de l’adresse a plus de ${LONGEST_LINE} caractères.`;
  if (shortened)
    return `«\u00a0${shortened}\u00a0» a été abrégé par un tableur\u00a0: donnez à la colonne le format Texte, corrigez-la, puis enregistrez à nouveau.`;
  if (number !== '' && !isSiren(number) && !isSiret(number))
    return `«\u00a0${siren}\u00a0» n’est ni un SIREN ni un SIRET.`;
  if (kind !== '' && !readKind(kind))
    return `«\u00a0${kind}\u00a0» n’est pas une nature de client.`;
  if (readCountry(country) === null) return `«\u00a0${country}\u00a0» n’est pas un pays connu.`;
  return null;
}

function readCells(cells: Cells, isCompany: boolean): Omit<Client, 'id'> {
  const number = cells['buyer.siren'].replace(/\s/g, '');
  const vatNumber = compactIdentifier(cells['buyer.vatNumber']);
  const country = readCountry(cells['buyer.address.country']) ?? 'FR';
  const cut = (key: ClientPath) => cells[key].slice(0, maxLengthAt(key));
  const filled = Object.fromEntries(
    OPTIONAL.flatMap((key) => (cut(`buyer.${key}`) ? [[key, cut(`buyer.${key}`)]] : [])),
  );
  const kind =
    readKind(cells['buyer.kind']) ?? guessKind({ number, vatNumber, country, isCompany });
  return {
    buyer: {
      kind,
      name: cut('buyer.name'),
      ...filled,
      ...(vatNumber !== '' && { vatNumber: vatNumber.slice(0, maxLengthAt('buyer.vatNumber')) }),
      ...(number.length === 14 && { siret: number }),
      ...(number !== '' && { siren: number.slice(0, 9) }),
      address: {
        ...readLines(cells),
        postalCode: cut('buyer.address.postalCode'),
        city: cut('buyer.address.city'),
        country,
      },
    },
    contacts: [],
    ...(cells.notes !== '' && { notes: cells.notes.slice(0, LONGEST_NOTES) }),
  };
}

function readLines(cells: Cells) {
  return readAddressLines([
    cells['buyer.address.line1'],
    cells['buyer.address.line2'],
    cells['buyer.address.line3'],
  ]);
}

/** « 7,32829E+13 »: how a spreadsheet shows a number that is too long for its cell. */
const SHORTENED = /^\d[.,]?\d*e\+\d+$/i;
const LONGEST_LINE = maxLengthAt('buyer.address.line1');
const OPTIONAL = ['contactName', 'email', 'phone', 'customerCode'] as const;

/** Without a number of a business, a client in the Union is a private person. */
function guessKind({
  number,
  vatNumber,
  country,
  isCompany,
}: {
  number: string;
  vatNumber: string;
  country: string;
  isCompany: boolean;
}): Draft['buyer']['kind'] {
  if (number !== '' || vatNumber.startsWith('FR')) return 'business';
  const isInUnion = country === 'FR' || isOtherMemberState(country);
  if (vatNumber !== '') return isInUnion ? 'eu-business' : 'foreign-business';
  if (country === 'FR') return isCompany ? 'business' : 'individual';
  if (!isInUnion) return 'foreign-business';
  return isCompany ? 'eu-business' : 'individual';
}

function readKind(text: string): Draft['buyer']['kind'] | null {
  const plain = foldAccents(text);
  const known = (Object.entries(KIND_WORDS) as [Draft['buyer']['kind'], string][]).find(
    ([kind, words]) => kind === plain || foldAccents(words) === plain,
  );
  if (known) return known[0];
  if (/^(particulier|personne|individual)/.test(plain)) return 'individual';
  if (/^(pro|entreprise|societe|b2b)/.test(plain)) return 'business';
  return null;
}

const KIND_WORDS: Readonly<Record<Draft['buyer']['kind'], string>> = {
  business: 'Professionnel en France',
  individual: 'Particulier',
  public: 'Secteur public',
  'eu-business': 'Professionnel UE',
  'foreign-business': 'Professionnel hors UE',
  association: 'Association',
};
/** « 404 833 048 », as a list shows what tells a client from the others. */
export function showClientNumber({ siren, vatNumber }: Draft['buyer']): string {
  return siren ? formatSiren(siren) : (vatNumber ?? '');
}
