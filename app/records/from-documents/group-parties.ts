import type { Identified } from '#app/data/account/records/match-entries.ts';
import { checkValue, type Draft, sirenOf } from '#documents';
import { textKey } from '#documents/dossier';
import { listStandingFor } from './list-standing-for.ts';

type Party = Draft['seller'] | Draft['buyer'];

/** A document, and a party that it names. */
export type Naming<Named extends Party> = { documentId: string; party: Named };

/** `documentIds`: the newest first. */
export type PartyGroup<Named extends Party> = { party: Named; documentIds: readonly string[] };

/**
 * One group for each party that the documents name, which come newest first: those of one SIRET,
 * SIREN or VAT number, else of one name and postcode. Its details are the newest, with the numbers
 * that only older documents give. A document that may be of several groups is in none.
 */
export function groupParties<Named extends Party>(
  namings: readonly Naming<Named>[],
): PartyGroup<Named>[] {
  const groups: Alike<Named>[] = [];
  for (const alike of gatherSame(namings).sort(surestFirst)) {
    const [group, ...others] = listStandingFor(groups, alike);
    if (!group) groups.push(alike);
    else if (others.length === 0) group.members.push(...alike.members);
  }
  return groups
    .map(({ members }) => members.sort((a, b) => a.place - b.place))
    .sort(([a], [b]) => (a?.place ?? 0) - (b?.place ?? 0))
    .flatMap(toGroup);
}

/** What a party is told by, without a number that is certainly wrong. */
export function partyIdentityOf(party: Party): Identified {
  const { name, siren, siret, vatNumber, address } = party;
  const keep = (nature: 'siren' | 'siret' | 'vat-number', value: string | undefined) =>
    value && !checkValue(nature, value, party).error ? value : undefined;
  return {
    name,
    siren: keep('siren', siren),
    siret: keep('siret', siret),
    vatNumber: keep('vat-number', vatNumber),
    address: { postalCode: address.postalCode },
  };
}

/** The same text for the same party on every device. */
export function keyOfParty(party: Party): string {
  const { name, siren, siret, vatNumber } = partyIdentityOf(party);
  return siret ?? siren ?? vatNumber ?? `${textKey(name)}/${party.address.postalCode}`;
}

type Member<Named extends Party> = Naming<Named> & { place: number };
type Alike<Named extends Party> = Identified & { members: Member<Named>[] };

/** Thousands of documents name few parties. */
function gatherSame<Named extends Party>(namings: readonly Naming<Named>[]): Alike<Named>[] {
  const gathered = new Map<string, Alike<Named>>();
  for (const [place, naming] of namings.entries()) {
    const { name, siren, siret, vatNumber, address } = naming.party;
    const key = JSON.stringify([textKey(name), siren, siret, vatNumber, address.postalCode]);
    const known = gathered.get(key);
    if (known) known.members.push({ ...naming, place });
    else gathered.set(key, { ...partyIdentityOf(naming.party), members: [{ ...naming, place }] });
  }
  return [...gathered.values()];
}

/** A party with a SIREN alone must meet both establishments of it to be of neither. */
function surestFirst(one: Identified, other: Identified): number {
  return rankOf(one) - rankOf(other);
}

function rankOf(party: Identified): number {
  if (party.siret) return 0;
  return sirenOf(party) || party.vatNumber ? 1 : 2;
}

function toGroup<Named extends Party>(members: readonly Member<Named>[]): PartyGroup<Named>[] {
  const [newest] = members;
  if (!newest) return [];
  const documentIds = members.map(({ documentId }) => documentId);
  return [{ party: withNumbers(newest.party, members), documentIds }];
}

function withNumbers<Named extends Party>(party: Named, members: readonly Member<Named>[]): Named {
  if (party.kind === 'individual') return party;
  const own = partyIdentityOf(party);
  const identities = members.map((member) => partyIdentityOf(member.party));
  const numbers = (['siren', 'siret', 'vatNumber'] as const).flatMap((name) => {
    const given = identities.map((identity) => identity[name]).find(Boolean);
    return given && !own[name] ? [[name, given]] : [];
  });
  return { ...party, ...Object.fromEntries(numbers) };
}
