import {
  FRENCH_DIRECTORY,
  isAddressScheme,
  isElectronicAddress,
} from '#documents/law/identifiers/electronic-address.ts';
import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { findNote } from '#documents/received/draft/notes.ts';
import { compactWithin } from '#documents/received/draft/values.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { isSelfBilledType } from '#documents/received/type-title.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';
import { isFrenchSeller } from './french/is-french-seller.ts';

/**
 * Checks the electronic addresses of the parties (BT-34, BT-49): a known scheme, and the SIREN of
 * the party in schemes that carry one. « B2B » requires an address of the French directory for the
 * recipient (BR-FR-21, BR-FR-22).
 */
export function checkElectronicAddresses(invoice: TolerantInvoice): ReceivedFinding[] {
  return [...checkAddress(invoice, SELLER), ...checkAddress(invoice, BUYER)];
}

type Role = {
  name: 'seller' | 'buyer';
  of: string;
  term: string;
  rules: { scheme: string; siren: string };
};

function checkAddress(invoice: TolerantInvoice, role: Role): ReceivedFinding[] {
  const { of, term, rules } = role;
  const { electronicAddress = '', electronicScheme = '', ...party } = invoice[role.name] ?? {};
  const siren = sirenOf({
    siren: compactWithin(party.siren, 9),
    siret: compactWithin(party.siret, 14),
  });
  const isListed = electronicScheme === FRENCH_DIRECTORY;
  const isRequired = isAddressee(invoice, role);
  const isOfSiren = isListed && electronicAddress.startsWith(siren);
  const action = isRequired || role.name === 'buyer' ? GIVE_YOURS : ASK_CORRECTION;
  const carried = sirenIn(electronicScheme, electronicAddress);
  const isOther =
    (isListed && electronicAddress !== '' && !isOfSiren) ||
    (siren !== '' && carried !== undefined && carried !== siren);
  return [
    ...findingWhen(electronicAddress !== '' && electronicScheme === '', {
      code: rules.scheme,
      severity: 'error',
      text: `L’adresse de facturation électronique ${of} ne dit pas de quelle sorte elle est.`,
      action: ASK_CORRECTION,
      term,
    }),
    ...findingWhen(electronicScheme !== '' && !isAddressScheme(electronicScheme), {
      code: 'BR-CL-25',
      severity: 'error',
      text: `L’adresse de facturation électronique ${of} est d’une sorte inconnue : « ${electronicScheme.slice(0, 20)} ».`,
      action: ASK_CORRECTION,
      term,
    }),
    ...findingWhen(isOther || (isRequired && !isOfSiren), {
      code: isRequired && isFrenchSeller(invoice) ? rules.siren : 'electronic-address-siren',
      severity: 'warning',
      text: `L’adresse de facturation électronique ${of} n’est pas celle de son SIREN.`,
      action,
      term,
    }),
    ...findingWhen(isListed && !isOther && isMisshapen(electronicAddress), {
      code: 'wrong-electronic-address',
      severity: 'warning',
      text: `L’adresse de facturation électronique ${of} n’est pas de l’annuaire français : elle ne commence pas par un SIREN.`,
      action,
      term,
    }),
  ];
}

function sirenIn(scheme: string, address: string): string | undefined {
  return SIREN_IN[scheme]?.exec(address.replace(/\s/g, ''))?.[1];
}

/** The recipient of a self-billed invoice is the seller. */
function isAddressee(invoice: TolerantInvoice, { name }: Role): boolean {
  if (findNote(invoice, 'BAR')?.trim() !== 'B2B') return false;
  const isSelfBilled = isSelfBilledType(invoice.typeCode ?? '');
  return name === 'seller' ? isSelfBilled : !isSelfBilled && Boolean(invoice.buyer?.siren);
}

/** BR-FR-23 and BR-FR-25 check its characters and its length. */
function isMisshapen(address: string): boolean {
  const isWritten = /^[A-Za-z0-9+\-_.]{1,125}$/.test(address);
  return isWritten && !isElectronicAddress(`${FRENCH_DIRECTORY}:${address}`);
}

const GIVE_YOURS = 'Si c’est vous, donnez à l’autre partie votre adresse de l’annuaire.';
const SELLER: Role = {
  name: 'seller',
  of: 'du vendeur',
  term: 'BT-34',
  rules: { scheme: 'BR-62', siren: 'BR-FR-22' },
};
const BUYER: Role = {
  name: 'buyer',
  of: 'du client',
  term: 'BT-49',
  rules: { scheme: 'BR-63', siren: 'BR-FR-21' },
};
const SIREN_IN: Readonly<Record<string, RegExp>> = {
  '0002': /^(\d{9})$/,
  '0009': /^(\d{9})\d{5}$/,
  '9957': /^FR[0-9A-Z]{2}(\d{9})$/i,
};
