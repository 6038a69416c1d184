import { isMisshapenSiren } from '#documents/received/check/check-identifiers.ts';
import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type {
  PartyRole,
  WrittenDetails,
  WrittenId,
  WrittenParty,
} from '#documents/received/written/written-details.ts';

/** Checks the form of identifiers (BR-FR-23 to 26, BR-FR-32), each scheme once (BR-FR-CO-10). */
export function checkFrenchIdentifiers(
  { seller, buyer }: TolerantInvoice,
  { parties, sirens }: WrittenDetails,
): ReceivedFinding[] {
  const said = [seller?.siren, buyer?.siren].filter(isMisshapenSiren);
  return [
    ...parties.flatMap((party) => [...checkAddresses(party), ...checkPrivateIds(party)]),
    ...parties.flatMap(checkSchemes),
    ...findingWhen(
      sirens.some((siren) => !/^\d{9}$/.test(siren) && !said.includes(siren)),
      {
        code: 'BR-FR-32',
        severity: 'warning',
        text: 'Un identifiant se dit SIREN et n’a pas neuf chiffres.',
        action: ASK_CORRECTION,
        term: 'BT-30',
      },
    ),
  ];
}

function checkAddresses({ role, electronicAddresses }: WrittenParty): ReceivedFinding[] {
  const { of, address: term } = ROLES[role];
  const listed = electronicAddresses.filter(({ scheme }) => scheme === '0225');
  return [
    ...findingWhen(listed.some(isMiswritten), {
      code: 'BR-FR-23',
      severity: 'warning',
      text: `L’adresse de facturation électronique ${of} a un caractère qui n’est pas admis.`,
      action: ASK_CORRECTION,
      term,
    }),
    ...findingWhen(
      electronicAddresses.some(({ value }) => value.length > MAX_ADDRESS),
      {
        code: 'BR-FR-25',
        severity: 'warning',
        text: `L’adresse de facturation électronique ${of} dépasse ${MAX_ADDRESS} caractères.`,
        action: ASK_CORRECTION,
        term,
      },
    ),
  ];
}

/** Seller and buyer only: the routing code of a public body is a private identifier. */
function checkPrivateIds({ role, ids }: WrittenParty): ReceivedFinding[] {
  if (role !== 'seller' && role !== 'buyer') return [];
  const { of, id: term } = ROLES[role];
  const own = ids.filter(({ scheme }) => scheme === '0224');
  return [
    ...findingWhen(own.some(isMiswritten), {
      code: 'BR-FR-24',
      severity: 'warning',
      text: `Le code de routage ${of} a un caractère qui n’est pas admis.`,
      action: ASK_CORRECTION,
      term,
    }),
    ...findingWhen(
      own.some(({ value }) => value.length > MAX_PRIVATE_ID),
      {
        code: 'BR-FR-26',
        severity: 'warning',
        text: `Le code de routage ${of} dépasse ${MAX_PRIVATE_ID} caractères.`,
        action: ASK_CORRECTION,
        term,
      },
    ),
  ];
}

function checkSchemes({ role, ids }: WrittenParty): ReceivedFinding[] {
  const { of, id: term } = ROLES[role];
  const schemes = ids.flatMap(({ scheme }) => (scheme === null ? [] : [scheme]));
  const isBare = schemes.length < ids.length;
  return findingWhen(isBare || new Set(schemes).size < schemes.length, {
    code: 'BR-FR-CO-10',
    severity: 'warning',
    text: isBare
      ? `Un identifiant ${of} ne dit pas ce qu’il est (SIRET, code de routage…).`
      : `Deux identifiants ${of} sont de la même sorte.`,
    action: ASK_CORRECTION,
    term,
  });
}

function isMiswritten({ value }: WrittenId): boolean {
  return !/^[A-Za-z0-9+\-_.]+$/.test(value);
}

const ROLES: Readonly<Record<PartyRole, { of: string; id: string; address: string }>> = {
  seller: { of: 'du vendeur', id: 'BT-29', address: 'BT-34' },
  buyer: { of: 'du client', id: 'BT-46', address: 'BT-49' },
  payee: { of: 'du bénéficiaire', id: 'BT-60', address: 'BG-10' },
  other: { of: 'd’un intervenant', id: 'BT-71', address: 'BG-10' },
};
const MAX_ADDRESS = 125;
const MAX_PRIVATE_ID = 100;
