import type { rentFields } from '#documents/model/fields/rent.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';
import { receivedBy } from './receipt.ts';

export const rentDescriptions = {
  rent: {
    otherLandlords: 'Names of the landlords beside the seller, at most 9.',
    otherTenants: 'Names of the tenants beside the buyer, at most 9.',
    share:
      'Part of the whole rent that this tenant of a shared home owes, in percent; the amounts given are those of the part.',
    agent: 'Who manages the home for the landlord (loi 70-9).',
    dwelling: 'What is let.',
    lease: 'The lease under which it is let.',
    term: {
      sentence: 'When the rent is paid.',
      choices: {
        'in-advance': 'before the period, « à échoir »',
        'in-arrears': 'after the period, « échu »',
      },
    },
    prorata: {
      sentence:
        'How monthly amounts are counted by the day, when the period begins or ends inside a month; when absent, the amounts are those of the period.',
      choices: {
        calendar: 'over the real days of each month',
        thirty: 'over thirty days',
      },
    },
    amount: 'Rent without charges, in the currency.',
    supplement: 'Rent above the capped one, « complément de loyer », in the currency.',
    revision: 'How the rent was revised, printed as a note.',
    charges: 'Charges, apart from the rent (loi 89-462, art. 21).',
    adjustment: 'Real charges of a past period, less what was already paid for them.',
    otherLines: 'Other sums of the term, such as the insurance of a shared home: at most 20.',
    vatRate:
      'VAT rate in percent, such as "20", when the landlord of business premises opted for VAT; read in regime "normal" alone (CGI 260, 2°).',
    previousBalance:
      'What was owed before this term, in the currency, negative when paid ahead; never part of the term.',
    payments: 'What was received for the term, at most 50; none for a notice of rent due.',
    amountInWords: 'Amount in French words, instead of those that the amount gives.',
    acceptsEmail: 'The tenant agreed to receive it by e-mail (loi 89-462, art. 21).',
    closing: 'Text printed above the signature, instead of the usual one.',
    place: 'Where it is signed; the town of the landlord when absent.',
  },
  'rent.agent': {
    name: 'Name of the agent.',
    cardNumber: 'Professional card of the agent, such as "G n° CPI 6901 2018 000 034 512".',
    address: 'Where the agent is established.',
  },
  'rent.dwelling': {
    address: 'Address of what is let.',
    complement: 'Building, floor and door, such as "Bâtiment B, 3e étage, porte droite".',
    lot: 'Number of the lot in the co-ownership, such as "14".',
  },
  'rent.lease': {
    type: {
      sentence: 'What is let, and under which rules.',
      choices: {
        unfurnished: 'an unfurnished home',
        furnished: 'a furnished home',
        mobility: 'a furnished home, for one to ten months, « bail mobilité »',
        student: 'a furnished home, to a student for nine months',
        parking: 'a garage or a parking space',
        professional: 'premises of a profession',
        commercial: 'premises of a business',
      },
    },
    date: 'Day on which the lease was signed.',
    reference: 'Reference of the lease, such as "BAIL-2024-07".',
  },
  'rent.revision': {
    previousRent: 'Rent before the revision, in the currency.',
    previousIndex: 'Index before, such as "145.17".',
    newIndex: 'Index after, such as "146.68": the new rent is the old one × new ÷ old.',
    quarter: 'Index and its quarter, such as "IRL du 2e trimestre 2026".',
  },
  'rent.charges': {
    mode: {
      sentence: 'How charges are counted.',
      choices: {
        provision: 'an advance, adjusted once a year',
        flat: 'a fixed sum, never adjusted',
        actual: 'what they really cost',
        none: 'no charges',
      },
    },
    amount: 'Charges in the currency; the sum of `items` when there are any.',
    items: 'Detail of the charges, at most 20.',
  },
  'rent.charges.items': {
    label: 'What is charged, such as "Eau froide".',
    amount: 'Amount in the currency.',
  },
  'rent.adjustment': {
    amount: 'Amount in the currency, negative when it is given back.',
    label: 'What is adjusted, such as "Régularisation des charges 2025".',
    period: 'Period that is adjusted.',
  },
  'rent.adjustment.period': {
    start: 'First day of the period, such as "2025-01-01".',
    end: 'Last day of the period, such as "2025-12-31".',
  },
  'rent.otherLines': {
    label: 'What it is, such as "Assurance pour le compte du locataire".',
    amount: 'Amount in the currency, negative for a discount.',
  },
  'rent.payments': {
    date: 'Day of the payment, such as "2026-11-03".',
    amount: 'Amount received, in the currency.',
    means: {
      sentence: 'How the money was received; when absent, nothing is printed.',
      choices: receivedBy,
    },
    payer: {
      sentence: 'Who paid.',
      choices: {
        tenant: 'the tenant',
        'housing-benefit': 'the fund that pays housing benefit to the landlord (CAF, MSA)',
        guarantor: 'a guarantor',
        other: 'anyone else',
      },
    },
    payerName: 'Name of who paid, such as "CAF de la Loire-Atlantique".',
  },
} satisfies Record<string, PropertyDescriptions> & {
  rent: DescriptionsOf<typeof rentFields>;
};
