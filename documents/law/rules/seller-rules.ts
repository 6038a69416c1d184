import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { displayName, isCompany, isNaturalPersonInBusiness } from '#documents/law/identity.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { mustStateCapital } from '#documents/law/share-capital.ts';
import { isFrance } from '#documents/law/vat/territories.ts';
import { requireCents } from '#documents/money/amounts.ts';
import { missingAddressPart } from './missing-address-part.ts';
import { always, isBinding, isOutsideVat } from './when.ts';

export const sellerRules: readonly Rule[] = [
  {
    id: 'seller-name',
    label: 'Nom du vendeur',
    purpose: 'Dit qui vend et à qui le client doit payer.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'seller.name',
    appliesTo: always,
    check: ({ draft }) =>
      draft.seller.name
        ? null
        : { message: 'Indiquez votre nom ou votre dénomination sociale.', field: 'seller.name' },
  },
  {
    id: 'seller-sole-trader',
    label: 'Mention « EI »',
    purpose:
      'Signale que le vendeur exerce en nom propre et que son patrimoine personnel est protégé.',
    reference: 'C. com., art. R526-27 et L526-22',
    severity: 'blocking',
    field: 'seller.name',
    appliesTo: ({ draft }) => isNaturalPersonInBusiness(draft.seller),
    check: ({ draft }) =>
      displayName(draft.seller)
        ? null
        : {
            message: 'Indiquez vos prénom et nom : « EI » y sera ajouté automatiquement.',
            field: 'seller.name',
          },
  },
  {
    id: 'seller-address',
    label: 'Adresse du vendeur',
    purpose:
      'Permet au client et à l’administration de situer le vendeur (siège pour une société).',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'seller.address',
    appliesTo: isBinding,
    check: ({ draft }) =>
      missingAddressPart(draft.seller.address, 'seller.address', 'votre adresse'),
  },
  {
    id: 'seller-siren',
    label: 'SIREN du vendeur',
    purpose: 'Identifie l’entreprise qui facture ; sans immatriculation, pas de facture.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1°',
    severity: 'blocking',
    field: 'seller.siren',
    appliesTo: isBinding,
    check: findMissingRegistration,
  },
  {
    id: 'seller-legal-form',
    label: 'Forme juridique',
    purpose: 'Dit au client quelle sorte de société s’engage : SARL, SAS, SA…',
    reference: 'C. com., art. R123-238',
    severity: 'blocking',
    field: 'seller.legalForm',
    appliesTo: ({ draft }) => draft.seller.kind === 'company' && isFrance(draft.seller.address),
    check: ({ draft }) =>
      draft.seller.legalForm
        ? null
        : {
            message: 'Indiquez la forme juridique de la société (SARL, SAS, SA…).',
            field: 'seller.legalForm',
          },
  },
  {
    id: 'seller-share-capital',
    label: 'Capital social',
    purpose:
      'Renseigne le client sur la société à responsabilité limitée ou par actions avec qui il traite.',
    reference: 'C. com., art. R123-238',
    severity: 'warning',
    field: 'seller.shareCapital',
    appliesTo: ({ draft }) => isCompany(draft.seller) && mustStateCapital(draft.seller.legalForm),
    check: ({ draft }) =>
      draft.seller.hasVariableCapital || requireCents(draft.seller.shareCapital ?? '0') > 0
        ? null
        : {
            message: 'Indiquez le capital social, ou cochez « capital variable ».',
            field: 'seller.shareCapital',
          },
  },
  {
    id: 'seller-registry',
    label: 'Registre du commerce',
    purpose: 'Donne la ville du greffe où l’entreprise est immatriculée.',
    reference: 'C. com., art. R123-237',
    severity: ({ draft }) => (isCompany(draft.seller) ? 'blocking' : 'information'),
    field: 'seller.registry',
    appliesTo: ({ draft }) =>
      isFrance(draft.seller.address) &&
      (isCompany(draft.seller) || draft.seller.kind === 'sole-trader'),
    check: ({ draft }) => {
      if (draft.seller.registry) return null;
      const message = isCompany(draft.seller)
        ? 'Indiquez « RCS » et la ville du greffe, par exemple « RCS Paris ».'
        : 'Si vous êtes commerçant, indiquez « RCS » et la ville du greffe ; un artisan ou un libéral n’en a pas.';
      return { message, field: 'seller.registry' };
    },
  },
];

/** Outside France a VAT number is enough, unless the XML may not carry it (BR-CO-26, BR-O-02). */
function findMissingRegistration(context: RuleContext): Finding | null {
  const { seller } = context.draft;
  if (sirenOf(seller)) return null;
  if (!isFrance(seller.address) && seller.vatNumber && !isOutsideVat(context)) return null;
  const message =
    seller.kind === 'individual'
      ? 'Une facture demande un SIREN : un particulier établit plutôt un reçu.'
      : 'Indiquez votre SIREN (9 chiffres) ou votre SIRET (14 chiffres).';
  return { message, field: 'seller.siren' };
}
