import type { Client } from '#app/data/account/records/clients.ts';
import type { ImportKind } from '#app/records/csv/import-dialog.tsx';
import {
  COUNTRIES,
  compactIdentifier,
  type Draft,
  foldAccents,
  formatSiren,
  isEmailAddress,
  isSiren,
  isSiret,
  isVatNumber,
} from '#documents';

type ClientKey =
  | 'name'
  | 'kind'
  | 'siren'
  | 'vatNumber'
  | 'contactName'
  | 'email'
  | 'phone'
  | 'line1'
  | 'line2'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'customerCode';

type Cells = Record<ClientKey, string>;

export const clientImport: ImportKind<ClientKey, Omit<Client, 'id'>> = {
  title: 'Importer des clients',
  count: countClients,
  fields: [
    { key: 'siren', label: 'SIREN ou SIRET', title: /^(n )?sire[nt]/ },
    { key: 'vatNumber', label: 'N° de TVA', title: /tva|vat/ },
    { key: 'email', label: 'E-mail', title: /mail|courriel/ },
    { key: 'phone', label: 'Téléphone', title: /^(tel|phone|portable|mobile)/ },
    { key: 'postalCode', label: 'Code postal', title: /postal|^cp$|zip/ },
    { key: 'city', label: 'Ville', title: /^(ville|city|commune)/ },
    { key: 'country', label: 'Pays', title: /^(pays|country)/ },
    { key: 'line2', label: 'Complément d’adresse', title: /complement|adresse 2|line 2/ },
    { key: 'line1', label: 'Adresse', title: /adresse|address|rue|voie/ },
    { key: 'customerCode', label: 'Code client', title: /^code|^ref/ },
    { key: 'contactName', label: 'Personne à contacter', title: /contact|interlocuteur/ },
    { key: 'kind', label: 'Nature', title: /^(nature|type|statut)/ },
    { key: 'name', label: 'Nom', title: /nom|raison|societe|client|denomination|name|company/ },
  ],
  read: (cells) => {
    const full: Cells = { ...NOTHING, ...cells };
    const problem = checkCells(full);
    return problem ? { ok: false, problem } : { ok: true, value: readCells(full) };
  },
};

/** The rows that `clientImport` reads back. */
export function listClientRows(clients: readonly Client[]): string[][] {
  return [
    [
      ...['Nom', 'Nature', 'SIREN ou SIRET', 'N° de TVA', 'Contact', 'E-mail', 'Téléphone'],
      ...['Adresse', 'Complément', 'Code postal', 'Ville', 'Pays', 'Code client'],
    ],
    ...clients.map(({ buyer }) => {
      const { name, kind, siren, siret, vatNumber, contactName, email, phone, address } = buyer;
      return [
        ...[name, KIND_WORDS[kind], siret ?? siren, vatNumber, contactName, email, phone],
        ...[address.line1, address.line2, address.postalCode, address.city],
        ...[COUNTRIES[address.country] ?? address.country, buyer.customerCode],
      ].map((cell) => cell ?? '');
    }),
  ];
}

export function countClients(count: number): string {
  return count === 1 ? '1 client' : `${count} clients`;
}

function checkCells({
  name,
  siren,
  vatNumber,
  email,
  kind,
  country,
  line1,
  line2,
}: Cells): string | null {
  const number = siren.replace(/\s/g, '');
  if (name === '') return 'le nom manque.';
  if (name.length > 200) return 'le nom a plus de 200 caractères.';
  if (line1.length > 200 || line2.length > 200)
    return 'une ligne de l’adresse a plus de 200 caractères.';
  if (number !== '' && !isSiren(number) && !isSiret(number))
    return `«\u00a0${siren}\u00a0» n’est ni un SIREN ni un SIRET.`;
  if (
    vatNumber !== '' &&
    !isVatNumber(compactIdentifier(vatNumber)) &&
    readCountry(country) === 'FR'
  )
    return `«\u00a0${vatNumber}\u00a0» n’est pas un n° de TVA.`;
  if (email !== '' && !isEmailAddress(email))
    return `«\u00a0${email}\u00a0» n’est pas une adresse e-mail.`;
  if (kind !== '' && !readKind(kind))
    return `«\u00a0${kind}\u00a0» n’est pas une nature de client.`;
  if (readCountry(country) === null) return `«\u00a0${country}\u00a0» n’est pas un pays connu.`;
  return null;
}

function readCells(cells: Cells): Omit<Client, 'id'> {
  const { name, contactName, email, phone, line1, line2, postalCode, city, customerCode } = cells;
  const number = cells.siren.replace(/\s/g, '');
  const vatNumber = compactIdentifier(cells.vatNumber);
  const country = readCountry(cells.country) ?? 'FR';
  const given = { contactName, email, phone, customerCode, vatNumber };
  const filled = Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value === '' ? [] : [[key, cut(value, key)]])),
  );
  const kind = readKind(cells.kind) ?? guessKind({ number, vatNumber, country });
  return {
    buyer: {
      kind,
      name,
      ...filled,
      ...(number.length === 14 && { siret: number }),
      ...(number !== '' && { siren: number.slice(0, 9) }),
      address: {
        line1,
        ...(line2 !== '' && { line2 }),
        postalCode: postalCode.slice(0, 20),
        city: city.slice(0, 120),
        country,
      },
    },
    contacts: [],
  };
}

/** A client in France without a business number is a private person. */
function guessKind({
  number,
  vatNumber,
  country,
}: {
  number: string;
  vatNumber: string;
  country: string;
}): Draft['buyer']['kind'] {
  if (number !== '' || vatNumber.startsWith('FR')) return 'business';
  if (vatNumber !== '') return 'eu-business';
  return country === 'FR' ? 'individual' : 'foreign-business';
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

function readCountry(text: string): string | null {
  if (text === '') return 'FR';
  const plain = foldAccents(text);
  const found = Object.entries(COUNTRIES).find(
    ([code, name]) => code.toLowerCase() === plain || foldAccents(name) === plain,
  );
  return found?.[0] ?? null;
}

function cut(value: string, key: string): string {
  return value.slice(0, LENGTHS[key] ?? 100);
}

const LENGTHS: Readonly<Record<string, number>> = {
  email: 254,
  phone: 40,
  vatNumber: 20,
  customerCode: 50,
};
const KIND_WORDS: Readonly<Record<Draft['buyer']['kind'], string>> = {
  business: 'Professionnel en France',
  individual: 'Particulier',
  public: 'Secteur public',
  'eu-business': 'Professionnel UE',
  'foreign-business': 'Professionnel hors UE',
  association: 'Association',
};
const NOTHING: Cells = {
  ...{ name: '', kind: '', siren: '', vatNumber: '', contactName: '', email: '', phone: '' },
  ...{ line1: '', line2: '', postalCode: '', city: '', country: '', customerCode: '' },
};

/** The SIREN as « 404 833 048 », or the VAT number. */
export function showClientNumber({ siren, vatNumber }: Draft['buyer']): string {
  return siren ? formatSiren(siren) : (vatNumber ?? '');
}
