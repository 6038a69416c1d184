import { pickAt } from '#documents/law/dated.ts';
import { CONFORMITY_GUARANTEE, WORKS_GUARANTEES } from '#documents/law/guarantees.ts';
import {
  operationSentence,
  PROFORMA,
  SELF_BILLED,
} from '#documents/law/mentions/heading-mentions.ts';
import {
  latePenaltySentence,
  NO_EARLY_DISCOUNT,
  RECOVERY_FEE_SENTENCE,
} from '#documents/law/mentions/payment-mentions.ts';
import { ACCEPTANCE, DEPOSIT, EARNEST, RECEIVED } from '#documents/law/mentions/quote-mentions.ts';
import { NO_PAYMENT, RIGHT } from '#documents/law/mentions/quote-withdrawal.ts';
import { ENCASHMENT, NOT_INVOICE } from '#documents/law/mentions/receipt-mentions.ts';
import { CLOSINGS } from '#documents/law/mentions/rent-mentions.ts';
import { VAT_ON_DEBITS } from '#documents/law/mentions/vat-mentions.ts';
import { certificationModels } from '#documents/law/mentions/works-mention.ts';
import { typeset } from '#documents/law/typeset.ts';
import { DISBURSEMENT_MENTION } from '#documents/law/vat/classify-vat.ts';
import { EXEMPTIONS, OVERSEAS_DELIVERY } from '#documents/law/vat/exemptions.ts';
import { TRIANGULAR_MENTION, VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

const works = certificationModels();

/** Sentences printed on documents, by their name in prose; not yet typeset. */
const WORDINGS = {
  franchise: ofRegime('franchise'),
  autoliquidation: ofRegime('reverse-charge-works').split(' — ')[0] ?? '',
  'autoliquidation.btp': ofRegime('reverse-charge-works'),
  'autoliquidation.services-ue': ofRegime('eu-services'),
  'livraison-intracom': ofRegime('eu-goods'),
  triangulaire: pickAt(TRIANGULAR_MENTION, '') ?? '',
  export: ofRegime('export'),
  'export.dom': OVERSEAS_DELIVERY,
  'services-hors-ue': ofRegime('non-eu-services'),
  'guyane-mayotte': ofRegime('no-vat-territory'),
  'marge.occasion': ofRegime('margin-used'),
  'marge.art': ofRegime('margin-art'),
  'marge.collection': ofRegime('margin-antiques'),
  'marge.voyages': ofRegime('margin-travel'),
  'avoir.net-de-taxe': ofRegime('net-of-tax'),
  'exoneration.formation': ofExemption('Formation professionnelle'),
  'exoneration.cours': ofExemption('Cours particuliers'),
  'exoneration.soins': ofExemption('Soins médicaux et paramédicaux'),
  'exoneration.assurance': ofExemption('Assurance et courtage d’assurance'),
  'exoneration.location-nue': ofExemption('Location d’habitation nue'),
  'exoneration.location-meublee': ofExemption('Location d’habitation meublée'),
  'exoneration.association.membres': ofExemption(
    'Association à but non lucratif, services à ses membres',
  ),
  'exoneration.association': ofExemption('Association à but non lucratif, autres opérations'),
  debours: DISBURSEMENT_MENTION,
  debits: VAT_ON_DEBITS,
  autofacturation: SELF_BILLED,
  proforma: PROFORMA,
  'nature.biens': operationSentence('goods'),
  'nature.services': operationSentence('services'),
  'nature.mixte': operationSentence('mixed'),
  penalites: latePenaltySentence(10),
  'penalites.public': latePenaltySentence(8),
  indemnite: RECOVERY_FEE_SENTENCE,
  'escompte.neant': NO_EARLY_DISCOUNT,
  arrhes: EARNEST,
  acompte: DEPOSIT,
  'bon-pour-accord': ACCEPTANCE,
  'devis.recu-avant': RECEIVED,
  'devis.retractation': RIGHT,
  'devis.hors-etablissement': NO_PAYMENT,
  'travaux.intermediaire': works.improvement,
  'travaux.energie': works.energy,
  'travaux.simplifiee': works.simplified,
  'travaux.garanties': WORKS_GUARANTEES,
  'garantie.conformite': CONFORMITY_GUARANTEE,
  quittance: CLOSINGS.complete,
  'quittance.recu-partiel': CLOSINGS.partial,
  'quittance.avis-echeance': CLOSINGS.unpaid,
  'recu.cheque': ENCASHMENT,
  'recu.pas-facture': NOT_INVOICE,
};
export type WordingName = keyof typeof WORDINGS;

/** A wording as printed, with its no-break spaces. */
export function requireWording(name: WordingName): string {
  return typeset(WORDINGS[name]);
}

/** Finds a wording by a name from a text; throws if there is none. */
export function findWording(name: string): string {
  if (!Object.hasOwn(WORDINGS, name)) throw new Error(`No wording is called « ${name} »`);
  return requireWording(name as WordingName); // checked by hasOwn
}

export function listWordings(): [string, string][] {
  return Object.entries(WORDINGS);
}

/** The current wording: an empty date takes the newest. */
function ofRegime(regime: VatRegime): string {
  const { mention } = VAT_REGIME_LAW[regime];
  const text = mention && pickAt(mention, '');
  if (!text) throw new Error(`The regime ${regime} prints nothing`);
  return text;
}

function ofExemption(label: string): string {
  const choice = EXEMPTIONS.find((exemption) => exemption.label === label);
  if (!choice) throw new Error(`No exemption is called « ${label} »`);
  return choice.reason;
}
