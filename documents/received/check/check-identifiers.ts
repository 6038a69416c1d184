import { isSiren, sirenOf } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import { compactWithin } from '#documents/received/draft/values.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice, TolerantParty } from '#documents/received/tolerant-invoice.ts';
import { ASK_CORRECTION, findingWhen } from './finding-when.ts';
import { isFrenchSeller } from './french/is-french-seller.ts';

/** Checks SIREN, SIRET and VAT numbers: length, control key, and that they belong together. */
export function checkIdentifiers(invoice: TolerantInvoice): ReceivedFinding[] {
  const { seller = {}, buyer = {} } = invoice;
  const rule = isFrenchSeller(invoice) ? 'BR-FR-32' : 'wrong-siren';
  return [
    ...checkLength(seller, { ...SELLER, rule }),
    ...checkParty(seller, SELLER),
    ...checkLength(buyer, { ...BUYER, rule }),
    ...checkParty(buyer, BUYER),
  ];
}

/** A SIREN without nine digits is never found in the French directory. */
function checkLength(
  { siren: written }: TolerantParty,
  { of, siren: term, rule }: Role & { rule: string },
): ReceivedFinding[] {
  return findingWhen(isMisshapenSiren(written), {
    code: rule,
    severity: 'error',
    text: `Le SIREN ${of} n’a pas neuf chiffres : « ${(written ?? '').slice(0, 40)} ».`,
    action: `${ASK_CORRECTION} ${NAMES.siren.action}`,
    term,
  });
}

export function isMisshapenSiren(written: string | undefined): boolean {
  const siren = compactWithin(written, 40);
  return siren !== undefined && !/^\d{9}$/.test(siren);
}

type Role = { of: string; siren: string; siret: string; vatNumber: string };

function checkParty(party: TolerantParty, role: Role): ReceivedFinding[] {
  const siren = compactWithin(party.siren, 40);
  const siret = compactWithin(party.siret, 40);
  const vatNumber = compactWithin(party.vatNumber, 40)?.toUpperCase();
  return [
    ...findingWhen(/^\d{9}$/.test(siren ?? '') && !isSiren(siren ?? ''), wrong('siren', role)),
    ...findingWhen(siret !== undefined && !isSiret(siret), wrong('siret', role)),
    ...findingWhen(vatNumber !== undefined && !isVatNumber(vatNumber), wrong('vatNumber', role)),
    ...findingWhen(Boolean(siren && siret) && !siret?.startsWith(siren ?? ''), {
      code: 'BR-FR-09',
      severity: 'error',
      text: `Le SIRET ${role.of} n’appartient pas à son SIREN.`,
      action: ASK_CORRECTION,
      term: role.siret,
    }),
    ...findingWhen(isOfSomebodyElse(vatNumber, sirenOf({ siren, siret })), {
      code: 'vat-number-siren',
      severity: 'warning',
      text: `Le numéro de TVA ${role.of} n’est pas celui de son SIREN.`,
      action: 'Vérifiez-le sur le site VIES de la Commission européenne.',
      term: role.vatNumber,
    }),
  ];
}

function wrong(kind: keyof typeof NAMES, role: Role): ReceivedFinding {
  return {
    code: `wrong-${NAMES[kind].code}`,
    severity: 'warning',
    text: `${NAMES[kind].name} ${role.of} est faux : ${NAMES[kind].reason}.`,
    action: NAMES[kind].action,
    term: role[kind],
  };
}

function isOfSomebodyElse(vatNumber: string | undefined, siren: string): boolean {
  if (!vatNumber || !isSiren(siren) || !vatNumber.startsWith('FR')) return false;
  return isVatNumber(vatNumber) && !vatNumber.endsWith(siren);
}

const NAMES = {
  siren: {
    code: 'siren',
    name: 'Le SIREN',
    reason: 'sa clé de contrôle ne correspond pas',
    action: 'Cherchez l’entreprise sur annuaire-entreprises.data.gouv.fr.',
  },
  siret: {
    code: 'siret',
    name: 'Le SIRET',
    reason: 'il n’a pas quatorze chiffres, ou sa clé de contrôle ne correspond pas',
    action: 'Cherchez l’entreprise sur annuaire-entreprises.data.gouv.fr.',
  },
  vatNumber: {
    code: 'vat-number',
    name: 'Le numéro de TVA',
    reason: 'il n’a pas la forme de son pays, ou sa clé de contrôle ne correspond pas',
    action: 'Vérifiez-le sur le site VIES : sans numéro valable, la TVA peut vous être refusée.',
  },
} as const;

const SELLER: Role = { of: 'du vendeur', siren: 'BT-30', siret: 'BT-29', vatNumber: 'BT-31' };
const BUYER: Role = { of: 'du client', siren: 'BT-47', siret: 'BT-46', vatNumber: 'BT-48' };
