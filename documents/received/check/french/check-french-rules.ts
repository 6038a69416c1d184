import { isDomesticBusiness, isForeignBusiness } from '#documents/law/buyer-status.ts';
import { DOCUMENT_NUMBER, MAX_NUMBER_LENGTH } from '#documents/law/figures/document-number.ts';
import { isAdmittedRate } from '#documents/law/vat/rates.ts';
import type { Draft } from '#documents/model/draft.ts';
import { checkVatGroup } from '#documents/received/check/check-vat-group.ts';
import { ASK_CORRECTION, findingWhen } from '#documents/received/check/finding-when.ts';
import { compactWithin, readScaled } from '#documents/received/draft/values.ts';
import { profileOf } from '#documents/received/profile.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import type { WrittenDetails } from '#documents/received/written/written-details.ts';
import { checkFrenchAttachments } from './check-attachments.ts';
import { checkDecimals } from './check-decimals.ts';
import { checkFrenchFrame } from './check-frame.ts';
import { checkFrenchIdentifiers } from './check-identifiers.ts';
import { checkFrenchItems } from './check-items.ts';
import { checkFrenchNotes } from './check-notes.ts';
import { checkTreatment } from './check-treatment.ts';
import { isFrenchSeller } from './is-french-seller.ts';

/** Checks the French rules (BR-FR) for a seller established in France, in a full profile. */
export function checkFrenchRules(
  invoice: TolerantInvoice,
  draft: Draft,
  written: WrittenDetails,
): ReceivedFinding[] {
  if (!isFrenchSeller(invoice) || !profileOf(invoice.specificationId).isFull) return [];
  return [
    ...checkDocument(invoice),
    ...checkDirectory(invoice, draft),
    ...checkRates(invoice),
    ...checkFrenchNotes(invoice, draft),
    ...checkFrenchFrame(invoice),
    ...checkTreatment(invoice),
    ...checkDecimals(invoice),
    ...checkFrenchIdentifiers(invoice, written),
    ...checkFrenchItems(written),
    ...checkFrenchAttachments(invoice),
    ...checkVatGroup(invoice, written),
  ];
}

function checkDocument({
  number = '',
  typeCode = '',
  processId = '',
}: TolerantInvoice): ReceivedFinding[] {
  return [
    ...findingWhen(number !== '' && !DOCUMENT_NUMBER.test(number), {
      code: 'BR-FR-01',
      severity: 'error',
      text: `Le numéro de la facture dépasse ${MAX_NUMBER_LENGTH} caractères, ou en a un qui n’est pas admis.`,
      action: ASK_CORRECTION,
      term: 'BT-1',
    }),
    ...findingWhen(typeCode !== '' && !FRENCH_TYPES.has(typeCode), {
      code: 'BR-FR-04',
      severity: 'error',
      text: `Le type ${typeCode.slice(0, 10)} n’est pas admis en France.`,
      action: ASK_CORRECTION,
      term: 'BT-3',
    }),
    ...findingWhen(!FRENCH_FRAMES.test(processId), {
      code: 'BR-FR-08',
      severity: 'warning',
      text:
        processId === ''
          ? 'La facture ne dit pas son cadre : biens, services, déjà payée…'
          : `Le cadre de facturation ${processId.slice(0, 10)} n’est pas admis en France.`,
      action: 'Le contenu reste lisible.',
      term: 'BT-23',
    }),
  ];
}

/** BR-FR-10 to BR-FR-13: identification of the parties in the French directory. */
function checkDirectory(
  { seller = {}, buyer = {} }: TolerantInvoice,
  draft: Draft,
): ReceivedFinding[] {
  const siren = compactWithin(seller.siren, 9);
  return [
    ...findingWhen(!siren, {
      code: 'BR-FR-10',
      severity: 'error',
      text: 'Il manque le SIREN du vendeur.',
      action: `${ASK_CORRECTION} C’est une mention obligatoire.`,
      term: 'BT-30',
    }),
    ...findingWhen(!seller.electronicAddress, {
      code: 'BR-FR-13',
      severity: 'warning',
      text: 'Il manque l’adresse de facturation électronique du vendeur.',
      action: 'Rien à faire pour la lire.',
      term: 'BT-34',
    }),
    ...findingWhen(!buyer.electronicAddress && isDomesticBusiness(draft.buyer), {
      code: 'BR-FR-12',
      severity: 'warning',
      text: 'Il manque l’adresse de facturation électronique du client.',
      action: 'Si c’est vous, donnez-la à l’émetteur : c’est en général votre SIREN.',
      term: 'BT-49',
    }),
    ...findingWhen(!buyer.electronicAddress && isForeignBusiness(draft.buyer), {
      code: 'foreign-electronic-address',
      severity: 'info',
      text: 'Il manque l’adresse électronique du client étranger : une plateforme française rejetterait ce fichier (BR-FR-12).',
      action: 'Rien à faire s’il n’est pas passé par une plateforme ; une adresse e-mail suffit.',
      term: 'BT-49',
    }),
  ];
}

/** BR-FR-15 and BR-FR-16 */
function checkRates({ vatBreakdown = [] }: TolerantInvoice): ReceivedFinding[] {
  return vatBreakdown.flatMap(({ category = '', rate }) => [
    ...findingWhen(!FRENCH_CATEGORIES.has(category), {
      code: 'BR-FR-15',
      severity: 'error',
      text: `La catégorie de TVA « ${category.slice(0, 10)} » n’existe pas en France.`,
      action: ASK_CORRECTION,
      term: 'BT-118',
    }),
    ...findingWhen(rate !== undefined && !isAdmittedRate(readScaled(rate, 2) ?? -1), {
      code: 'BR-FR-16',
      severity: 'error',
      text: `Le taux de TVA « ${(rate ?? '').slice(0, 10)} » n’existe pas en France.`,
      action: ASK_CORRECTION,
      term: 'BT-119',
    }),
  ]);
}

/** BR-FR-04 */
const FRENCH_TYPES: ReadonlySet<string> = new Set(
  '261 262 380 381 384 386 389 393 396 471 472 473 500 501 502 503'.split(' '),
);
const FRENCH_FRAMES = /^[BSM][124789]$|^S[356]$/;
const FRENCH_CATEGORIES: ReadonlySet<string> = new Set(['S', 'E', 'AE', 'K', 'G', 'O', 'Z']);
