import type { Draft } from '#documents';

type Buyer = Draft['buyer'];

/** The details that the buyer still shares with the former one; none if the names are alike. */
export function listFormerDetails(former: Buyer, buyer: Buyer): string[] {
  if (former.name === '' || buyer.name === '' || isAlike(former.name, buyer.name)) return [];
  const kept = DETAILS.filter(({ key }) => former[key] && former[key] === buyer[key]);
  const hasAddress = ADDRESS.some((line) => buyer.address[line]);
  const isSameAddress = ADDRESS.every((line) => former.address[line] === buyer.address[line]);
  return [...kept.map(({ label }) => label), ...(hasAddress && isSameAddress ? ['l’adresse'] : [])];
}

/** The buyer with its name, its kind and its country only. */
export function withoutDetails({ kind, name, address: { country } }: Buyer): Buyer {
  return { kind, name, address: { line1: '', postalCode: '', city: '', country } };
}

/** They share a word, or the beginning of one: « Dupont », « Dupond et fils ». */
function isAlike(former: string, name: string): boolean {
  const known = new Set(beginnings(former));
  return beginnings(name).some((word) => known.has(word));
}

function beginnings(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]{4,}/gu) ?? [plain.trim()]).map((word) => word.slice(0, 4));
}

const ADDRESS = ['line1', 'line2', 'line3', 'postalCode', 'city'] as const;
const DETAILS = [
  { key: 'siren', label: 'le SIREN' },
  { key: 'siret', label: 'le SIRET' },
  { key: 'vatNumber', label: 'le n° de TVA' },
  { key: 'electronicAddress', label: 'l’adresse de facturation électronique' },
  { key: 'email', label: 'l’e-mail' },
  { key: 'phone', label: 'le téléphone' },
  { key: 'contactName', label: 'la personne à contacter' },
  { key: 'routingCode', label: 'le code service' },
  { key: 'department', label: 'le service' },
  { key: 'customerCode', label: 'le code client' },
] as const satisfies readonly { key: keyof Buyer; label: string }[];
