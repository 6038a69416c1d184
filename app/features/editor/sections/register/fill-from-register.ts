import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';
import {
  type Draft,
  formatLongDate,
  isSiren,
  isSiret,
  toWrittenCity,
  toWrittenName,
  toWrittenStreet,
} from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/**
 * Fills a party with the register’s data, in written case, and keeps the rest. `hasVatNumber` fills
 * the VAT number: every company has one, not all use it.
 */
export function fillFromRegister<Filled extends Party>(
  party: Filled,
  company: RegisteredCompany,
  { hasVatNumber }: { hasVatNumber: boolean },
): Filled {
  const { name, trade_name, siren, siret, vat_number, address } = company;
  const isOther = isOtherCompany(party, company);
  const { siret: typed, vatNumber, ...rest } = isOther ? forgetCompany(party) : party;
  // The VAT number of another company would be wrong.
  const kept = party.siren === siren && vatNumber !== undefined ? { vatNumber } : {};
  const placed = siret || (typed && isSiretOf(company, typed) ? typed : '');
  return {
    ...rest,
    name: toWrittenName(name) || (isOther ? '' : party.name),
    ...(trade_name && { tradeName: rest.tradeName || toWrittenName(trade_name) }),
    siren,
    ...(placed && { siret: placed }),
    ...(hasVatNumber ? { vatNumber: vat_number } : kept),
    ...(address && { address: readAddress(address) }),
  } as Filled; // The keys that were taken out are those that both kinds of party may lack.
}

/** Whether the card held another company, whose data would be wrong for this one. */
export function isOtherCompany({ siren = '' }: Party, company: RegisteredCompany): boolean {
  return siren !== company.siren && isSiren(siren);
}

/** A warning before invoicing the company; empty when there is none. */
export function warnOfCompany(
  company: RegisteredCompany,
  typedName: string,
  typedSiret = '',
): string[] {
  const { name, is_closed, siret } = company;
  return [
    ...(is_closed ? [sayClosed(company)] : []),
    ...(!siret && isSiretOf(company, typedSiret) ? [UNKNOWN_PLACE] : []),
    ...(name && isOtherName(name, typedName)
      ? [
          `Le registre la nomme «\u00a0${toWrittenName(name)}\u00a0», et non «\u00a0${typedName.trim()}\u00a0».`,
        ]
      : []),
    ...sayPrivate(company),
  ];
}

function sayClosed({ closed_on, is_closed_here_only }: RegisteredCompany): string {
  const words = is_closed_here_only
    ? 'Le registre dit cet établissement fermé'
    : 'Le registre la dit fermée';
  return closed_on ? `${words} depuis le ${formatLongDate(closed_on)}.` : `${words}.`;
}

function sayPrivate({ name, address }: RegisteredCompany): string[] {
  if (!name && !address) return ['Elle ne publie ni son nom ni son adresse\u00a0: complétez-les.'];
  if (!name) return ['Elle ne publie pas son nom\u00a0: complétez-le.'];
  return address ? [] : ['Elle ne publie pas son adresse\u00a0: complétez-la.'];
}

function isSiretOf({ siren }: RegisteredCompany, siret: string): boolean {
  return siret.startsWith(siren) && isSiret(siret);
}

/** Drops the mentions that belonged to another company. */
function forgetCompany<Known extends Party>(party: Known): Known {
  const kept = Object.entries(party).filter(([key]) => !OF_A_COMPANY.has(key));
  return Object.fromEntries(kept) as Known; // Only keys that both kinds of party may lack go.
}

/** A part of the name counts as the name. */
function isOtherName(name: string, typed: string): boolean {
  const [theirs, mine] = [reduce(name), reduce(typed)];
  return mine !== '' && !theirs.includes(mine) && !mine.includes(theirs);
}

function reduce(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}

function readAddress({
  line1,
  line2,
  postal_code,
  city,
}: NonNullable<RegisteredCompany['address']>) {
  const [first = '', second] = [line1, line2].filter(Boolean).map(toWrittenStreet);
  return {
    line1: first,
    ...(second && { line2: second }),
    postalCode: postal_code,
    city: toWrittenCity(city),
    country: 'FR',
  };
}

const UNKNOWN_PLACE = 'Le registre ne connaît pas cet établissement\u00a0: vérifiez son adresse.';
const OF_A_COMPANY: ReadonlySet<string> = new Set([
  'tradeName',
  'electronicAddress',
  'legalForm',
  'shareCapital',
  'hasVariableCapital',
  'registry',
  'rna',
  'naf',
  'routingCode',
  'publicBody',
] satisfies (keyof Draft['seller'] | keyof Draft['buyer'])[]);
