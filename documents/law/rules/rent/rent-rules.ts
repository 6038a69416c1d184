import type { DatedRule, Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { completeRule } from '#documents/law/rules/complete-rule.ts';
import { documentRules } from '#documents/law/rules/document-rules.ts';
import { identifierRules } from '#documents/law/rules/identifier/identifier-rules.ts';
import { languageRule } from '#documents/law/rules/language-rule.ts';
import { lawInForceRule } from '#documents/law/rules/law-in-force-rule.ts';
import { missingAddressPart } from '#documents/law/rules/missing-address-part.ts';
import { partyRules } from '#documents/law/rules/party-rules.ts';
import { registrationRule } from '#documents/law/rules/receipt/party-rules.ts';
import { always } from '#documents/law/rules/when.ts';
import { rentAmountRules } from './amount-rules.ts';
import { rentDateRules } from './date-rules.ts';
import { energyClassRule } from './energy-class-rule.ts';
import { rentPaymentRules } from './payment-rules.ts';
import { RENT_LAW } from './when.ts';

const rentPartyRules: readonly Rule[] = [
  {
    id: 'rent-landlord',
    label: 'Nom du bailleur',
    purpose: 'La quittance engage celui à qui le loyer est dû.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'seller.name',
    appliesTo: always,
    check: ({ draft }) =>
      draft.seller.name ? null : { message: 'Indiquez le nom du bailleur.', field: 'seller.name' },
  },
  {
    id: 'rent-landlord-address',
    label: 'Adresse du bailleur',
    purpose: 'Le locataire sait à qui écrire.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'seller.address',
    appliesTo: always,
    check: ({ draft }) =>
      missingAddressPart(draft.seller.address, 'seller.address', 'l’adresse du bailleur'),
  },
  registrationRule('rent-landlord-siren'),
  {
    id: 'rent-agent',
    label: 'Mandataire',
    purpose: 'Le gérant donne quittance au nom du bailleur.',
    reference: RENT_LAW,
    severity: 'warning',
    field: 'rent.agent.name',
    appliesTo: ({ draft }) => draft.rent?.agent !== undefined,
    check: findIncompleteAgent,
  },
  {
    id: 'rent-tenant',
    label: 'Nom du locataire',
    purpose: 'Dit qui est quitte de son loyer.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'buyer.name',
    appliesTo: always,
    check: findUnnamedTenant,
  },
  {
    id: 'rent-dwelling',
    label: 'Adresse du logement',
    purpose: 'Dit quel logement est loué ; sert de justificatif de domicile.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.dwelling.address',
    appliesTo: always,
    check: ({ draft }) =>
      draft.rent
        ? missingAddressPart(
            draft.rent.dwelling.address,
            'rent.dwelling.address',
            'l’adresse du logement',
          )
        : { message: 'Complétez l’adresse du logement.', field: 'rent.dwelling.address' },
  },
];

/** In reading order. */
export const rentRules: readonly DatedRule[] = [
  languageRule,
  lawInForceRule,
  ...rentPartyRules,
  ...rentDateRules,
  ...rentAmountRules,
  energyClassRule,
  ...rentPaymentRules,
  ...documentRules.filter(({ id }) => id === 'currency'),
  ...identifierRules,
  ...partyRules.filter(({ id }) => id === 'countries'),
].map(completeRule);

function findIncompleteAgent({ draft }: RuleContext): Finding | null {
  const { name, cardNumber } = draft.rent?.agent ?? {};
  if (!name) return { message: 'Nommez le mandataire, ou retirez-le.', field: 'rent.agent.name' };
  if (cardNumber) return null;
  return {
    message: 'Indiquez le n° de carte professionnelle du mandataire (« G » ou « T »).',
    field: 'rent.agent.cardNumber',
  };
}

function findUnnamedTenant({ draft }: RuleContext): Finding | null {
  if (!draft.buyer.name) return { message: 'Indiquez le nom du locataire.', field: 'buyer.name' };
  const index = draft.rent?.otherTenants.indexOf('') ?? -1;
  if (index < 0) return null;
  return { message: 'Nommez ce locataire, ou retirez-le.', field: `rent.otherTenants[${index}]` };
}
