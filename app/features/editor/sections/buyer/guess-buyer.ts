import { readBrief, withBrief } from '#app/features/editor/sections/party/brief-text.ts';
import { COUNTRIES, type Draft, isOtherMemberState, vatNumberCountry } from '#documents';
import { type BuyerKind, buyerFieldsOf, withBuyerKind } from './buyer-kinds.ts';

type Buyer = Draft['buyer'];

/** `usual` is the kind of a client who is but a name; `isChosen` when its author said so. */
export type KnownKind = { usual: BuyerKind; isChosen: boolean };

/** Writes what is typed in the one field of the client, and the kind that it tells. */
export function writeBuyer(buyer: Buyer, text: string, known: KnownKind): Buyer {
  const typed = withBrief(buyer, text);
  const country = countryOf(typed);
  const placed = { ...typed, address: { ...typed.address, country } };
  const kind = guessKind(placed, known);
  return kind === placed.kind ? placed : withBuyerKind(placed, kind);
}

/**
 * The client whose kind is chosen under the one field. What was typed stays: digits are the name of
 * a private person, who has no number.
 */
export function withChosenKind(buyer: Buyer, kind: BuyerKind): Buyer {
  const text = readBrief(buyer);
  const changed = withBuyerKind(buyer, kind);
  if (kind === 'individual') return { ...changed, name: text };
  return writeBuyer(changed, text, { usual: kind, isChosen: true });
}

function countryOf({ siren, vatNumber = '' }: Buyer): string {
  const country = siren ? 'FR' : vatNumberCountry(vatNumber);
  return Object.hasOwn(COUNTRIES, country) ? country : 'FR';
}

function guessKind(buyer: Buyer, { usual, isChosen }: KnownKind): BuyerKind {
  const { name, siren, vatNumber, address } = buyer;
  if (siren) return buyerFieldsOf(usual).hasSiren ? usual : 'business';
  if (vatNumber) return isOtherMemberState(address.country) ? 'eu-business' : 'foreign-business';
  if (isChosen) return usual;
  return NAMES.find(({ names }) => names.test(name))?.kind ?? usual;
}

/** Names that say what they are. */
const NAMES: readonly { names: RegExp; kind: BuyerKind }[] = [
  {
    names:
      /^(?:mairie|commune|ville|métropole|communauté de communes|conseil (?:départemental|régional)|département|région|préfecture|ministère|collège|lycée|université|centre hospitalier|CHU|CCAS)(?!\p{L})/iu,
    kind: 'public',
  },
  { names: /^association(?!\p{L})/iu, kind: 'association' },
  {
    names:
      /(?<!\p{L})(?:SARL|EURL|SASU?|SNC|SCI|SCP|SCM|SELARL|SELAS|SCOP|EARL|GAEC|GIE|EI|Sté|Société|Ets|Établissements)(?!\p{L})/u,
    kind: 'business',
  },
];
