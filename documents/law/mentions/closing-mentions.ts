import { isProfessional } from '#documents/law/buyer-status.ts';
import type { Mention, MentionContext } from '#documents/law/mention.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { cents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatAmount } from '#documents/money/format.ts';
import { ecoContributionOf } from '#documents/totals/line-amounts.ts';
import { worksMention } from './works-mention.ts';

/** Certifications, eco-contribution, insurance, mediator, VAT group, representatives. */
export function closingMentions({ draft }: MentionContext): Mention[] {
  return [
    ...worksMention(draft),
    ...ecoContribution(draft),
    ...insurance(draft),
    ...mediator(draft),
    ...vatGroup(draft),
    ...taxRepresentative(draft),
    ...approvedAssociation(draft),
  ];
}

/** Eco-contribution included in prices, shown separately (C. env. L541-10-20). */
function ecoContribution(draft: Draft): Mention[] {
  let total = 0;
  for (const line of draft.lines) {
    if (isPriced(line)) total += ecoContributionOf(line, currencyUnit(draft.currency));
  }
  if (total === 0) return [];
  const index = draft.lines.findIndex((line) => isPriced(line) && line.ecoContribution);
  const tax = chargesVat(draft.vatRegime) ? TAX_WORDS[draft.priceMode] : '';
  const isReduced = draft.allowances.length > 0 || draft.lines.some(isDiscounted);
  return [
    {
      id: 'eco-contribution',
      text: `Éco-contribution comprise dans les prix${isReduced ? ', hors remise' : ''} : ${formatAmount(cents(total), draft.currency)}${tax}`,
      place: 'closing',
      noteCode: 'BLU',
      field: `lines[${index}].ecoContribution`,
    },
  ];
}

function isDiscounted(line: Draft['lines'][number]): boolean {
  return isPriced(line) && Boolean(line.ecoContribution && line.discount);
}

/** Insurer, contact, area (C. conso. R111-2, 9°); certificate attached (C. assur. L243-2). */
function insurance({ seller }: Draft): Mention[] {
  const { insurer, policyNumber, contact, area } = seller.insurance ?? {};
  if (!insurer) return [];
  const parts = [
    insurer,
    policyNumber && `contrat n° ${policyNumber}`,
    contact,
    area && `couverture géographique : ${area}`,
  ];
  const text = `Assurance professionnelle : ${parts.filter(Boolean).join(', ')}`;
  return [{ id: 'insurance', text, place: 'closing', field: 'seller.insurance' }];
}

/** For consumers only (C. conso. L616-1, R616-1). */
function mediator({ seller, buyer }: Draft): Mention[] {
  if (isProfessional(buyer) || !seller.mediator?.name) return [];
  const text = `Médiateur de la consommation : ${[seller.mediator.name, seller.mediator.contact].filter(Boolean).join(', ')}`;
  return [{ id: 'mediator', text, place: 'closing', field: 'seller.mediator' }];
}

/** CGI ann. II, 242 nonies A, I-5° bis. */
function vatGroup({ seller }: Draft): Mention[] {
  if (!seller.vatGroup) return [];
  const text = `Membre d’un assujetti unique : ${describeTaxPerson(seller.vatGroup)}`;
  return [{ id: 'vat-group', text, place: 'closing', field: 'seller.vatGroup' }];
}

/** 242 nonies A, I-5°. */
function taxRepresentative({ seller }: Draft): Mention[] {
  if (!seller.taxRepresentative?.name) return [];
  const text = `Représentant fiscal : ${describeTaxPerson(seller.taxRepresentative)}`;
  return [{ id: 'tax-representative', text, place: 'closing', field: 'seller.taxRepresentative' }];
}

/** CGI 371 L ann. II: printed for a seller who states that he is still bound by it. */
function approvedAssociation({ seller }: Draft): Mention[] {
  if (!seller.isApprovedAssociationMember) return [];
  return [
    {
      id: 'approved-association',
      text: APPROVED_ASSOCIATION,
      place: 'closing',
      field: 'seller.isApprovedAssociationMember',
    },
  ];
}

function describeTaxPerson(person: NonNullable<Draft['seller']['taxRepresentative']>): string {
  const { name, vatNumber, address } = person;
  const town = `${address.postalCode} ${address.city}`.trim();
  return [name, address.line1, town, vatNumber && `n° TVA ${vatNumber}`].filter(Boolean).join(', ');
}

const TAX_WORDS = { net: ' HT', gross: ' TTC' };
const APPROVED_ASSOCIATION =
  'Membre d’un organisme de gestion agréé : règlements par chèque et par carte bancaire acceptés';
