import type { quoteFields } from '#documents/model/fields/quote.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

export const quoteDescriptions = {
  quote: {
    cost: 'What drawing up the quote costs, or "free" (arrêté du 24 janvier 2017).',
    startDate: 'Day on which the work begins, such as "2026-12-07" (C. conso. L111-1).',
    duration:
      'How long it takes, in words, such as "six semaines à compter de l’accord" (C. conso. L111-1).',
    deposit: 'What the customer pays on accepting: a percentage or an amount, never both.',
    schedule:
      'Terms of payment, at most 12; their percentages add up to 100 and their amounts to the total including VAT.',
    isWorks:
      'Works, repair or maintenance at the place of a customer: what the arrêté du 24 janvier 2017 adds is due.',
    travelCost: 'Cost of travel in the currency, with or without VAT as `priceMode` says.',
    hourlyRate: 'Price of one hour in the currency, with or without VAT as `priceMode` says.',
    keepsParts: 'The parts that are replaced are kept for the customer.',
    waste: 'What becomes of the waste of the site (C. env. L541-21-2-3, décret 2020-1817).',
    withdrawal: {
      sentence:
        'How a contract that a consumer may withdraw from within 14 days is concluded (C. conso. L221-18).',
      choices: {
        distance: 'at a distance',
        'off-premises': 'away from the premises of the seller',
      },
    },
    guarantees:
      'Revision of prices, after-sales service and guarantees, printed with the terms; at most 2000 characters.',
  },
  'quote.cost': {
    amount: 'Price of the quote in the currency, VAT included.',
    isDeductible: 'The price is deducted from the total once the quote is accepted.',
  },
  'quote.deposit': {
    percent: 'Part of the total including VAT, in percent, from "0" to "100", such as "30".',
    amount: 'Amount in the currency, VAT included.',
    nature: {
      sentence: 'What binds the two sides (C. conso. L214-1, C. civ. 1590).',
      choices: {
        deposit: '« acompte »: both sides are bound',
        earnest: '« arrhes »: who withdraws loses them, or gives back twice their amount',
      },
    },
  },
  'quote.schedule': {
    percent: 'Part of the total including VAT, in percent, such as "40".',
    label: 'When it is due, in words, such as "Réception des travaux".',
    date: 'Day on which it is due.',
  },
  'quote.waste': {
    quantity: 'How much is expected, such as "2 m³ de gravats".',
    handling: 'How it is sorted and taken away, such as "tri sur place".',
    collectionPoints: 'Where it is taken, at most 10 places.',
    cost: 'What it costs, in the currency, VAT included.',
  },
  'quote.waste.collectionPoints': {
    name: 'Name of the company that runs the place.',
    address: 'Address of the place, on one line.',
    facility: 'What the place is, such as "déchèterie professionnelle".',
  },
} satisfies Record<string, PropertyDescriptions> & {
  quote: DescriptionsOf<typeof quoteFields>;
};
