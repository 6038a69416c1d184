import {
  compactIdentifier,
  type Draft,
  formatSiren,
  formatSiret,
  isOtherMemberStateVatNumber,
  isSiret,
  isVatNumber,
} from '#documents';

type Party = Draft['seller'] | Draft['buyer'];
type Numbers = Pick<Party, 'siren' | 'siret' | 'vatNumber'>;

/** The text of a card’s single field: the name, else the SIRET, SIREN or VAT number. */
export function readBrief({ name, siren, siret, vatNumber }: Party): string {
  return name || siret || siren || vatNumber || '';
}

/** The same, with the digits of a number in groups. */
export function formatBrief(party: Party): string {
  const { name, siren, siret } = party;
  if (name) return name;
  return siret ? formatSiret(siret) : (siren && formatSiren(siren)) || readBrief(party);
}

/** Stores the text of that field as a name or as a number, whichever it is. */
export function withBrief<Typed extends Party>(party: Typed, text: string): Typed {
  const { siren: _siren, siret: _siret, vatNumber: _vatNumber, ...rest } = party;
  const numbers = readNumbers(compactIdentifier(text));
  return { ...rest, name: numbers ? '' : text, ...numbers } as Typed; // what went out is optional
}

/**
 * Whether more is known than that field holds: the card of the party then says it. Its bank account
 * is in another section.
 */
export function isMoreThanBrief(party: Party): boolean {
  const { kind: _kind, name, siren, siret, vatNumber, address, ...rest } = party;
  const { country: _country, ...lines } = address;
  const hasNumber = Boolean(siren || siret || vatNumber);
  const details = Object.entries(rest).filter(([key]) => !OF_ACCOUNT.has(key));
  return (
    (name !== '' && hasNumber) ||
    Object.values(lines).some(Boolean) ||
    details.some(([, value]) => Boolean(value))
  );
}

function readNumbers(number: string): Numbers | null {
  if (isSiret(number)) return { siret: number, siren: number.slice(0, 9) };
  if (/^\d+$/.test(number)) return { siren: number };
  if (/^FR/.test(number) && isVatNumber(number))
    return { siren: number.slice(4), vatNumber: number };
  return isForeignVatNumber(number) ? { vatNumber: number } : null;
}

/** Outside the Union the prefix alone would take « CHARLES » for a Swiss number. */
function isForeignVatNumber(number: string): boolean {
  return isOtherMemberStateVatNumber(number) || /^(?:CHE|GB|NO)\d{9}[A-Z]{0,4}$/.test(number);
}

const OF_ACCOUNT: ReadonlySet<string> = new Set([
  'iban',
  'bic',
  'accountHolder',
  'bankName',
] satisfies (keyof Draft['seller'])[]);
