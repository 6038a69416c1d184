import type { PropertyDescriptions } from './description.ts';

const pricedLine = {
  name: 'What is invoiced, named precisely, such as "Conception du site" (BT-153).',
  description: 'More about it, on several lines if need be (BT-154).',
  reference: 'Reference of the seller, such as "RX-12080-B" (BT-155).',
  buyerReference: 'Reference of the buyer (BT-156).',
  gtin: 'GTIN, the number of its bar code, 8 to 14 digits (BT-157).',
  quantity:
    'How many units, up to 4 decimals, such as "6.5"; negative to take back what was sold (BT-129).',
  unit: 'Unit of measure, UN/ECE Recommendation 20: "C62" one, "HUR" hour, "DAY" day, "KGM" kilogram (BT-130).',
  unitLabel: 'Unit printed instead of its French name, such as "nuitée".',
  unitPrice:
    'Price of one unit in the currency, up to 6 decimals, with or without VAT as `priceMode` says (BT-146, BT-148).',
  discount: 'Discount on the line (BG-27).',
  vatRate: 'VAT rate in percent, such as "20" or "5.5"; read in regime "normal" alone (BT-152).',
  exemption: 'Why the line is at 0 %, when the document does not say it for all.',
  nature: {
    sentence: 'Whether the line is goods or a service, in a document that has both.',
    choices: { goods: 'goods', services: 'a service' },
  },
  period: 'When the service of the line was performed (BG-26).',
  note: 'Remark on the line (BT-127).',
  orderLine: 'Line of the purchase order (BT-132).',
  billedObject: 'Object that the line invoices, such as a meter or a vehicle (BT-128).',
  accountingReference: 'Account in the books of the buyer (BT-133).',
  originCountry: 'ISO 3166-1 code of the country where it was made, such as "IT" (BT-159).',
  attributes: 'Features of the goods, at most 20 (BG-32).',
  ecoContribution:
    'Eco-contribution within the price of one unit, in the currency, shown apart (C. env. L541-10-20).',
} satisfies PropertyDescriptions;

const progress = 'On a situation: how much of the line of the quote was done and invoiced.';

const period = {
  start: 'First day of the period, such as "2026-11-01" (BT-134).',
  end: 'Last day of the period, such as "2026-11-30" (BT-135).',
} satisfies PropertyDescriptions;

const attribute = {
  name: 'Name of the feature, such as "Couleur" (BT-160).',
  value: 'Its value, such as "Rouge" (BT-161).',
} satisfies PropertyDescriptions;

const optionalLine = {
  ...pricedLine,
  isSelected: 'The customer takes it: it counts in the total with options.',
} satisfies PropertyDescriptions;

export const lineDescriptions = {
  item: {
    kind: 'Says that goods or a service is sold.',
    ...pricedLine,
    progress,
  },
  'item.period': period,
  'item.attributes': attribute,
  disbursement: {
    kind: 'Says that money spent for the customer is paid back.',
    ...pricedLine,
    vatRate: 'Not read: a disbursement is outside VAT.',
    exemption: 'Not read: a disbursement is outside VAT.',
    progress,
  },
  'disbursement.period': period,
  'disbursement.attributes': attribute,
  option: { kind: 'Says that a supplement is offered.', ...optionalLine },
  'option.period': period,
  'option.attributes': attribute,
  variant: {
    kind: 'Says that one of several ways is offered; variants that follow each other exclude each other.',
    ...optionalLine,
  },
  'variant.period': period,
  'variant.attributes': attribute,
  section: {
    kind: 'Says that a section begins.',
    name: 'Title of the section, such as "Fourniture et pose".',
    hidesDetail: 'Prints the total of the section without its lines.',
  },
  subtotal: {
    kind: 'Says that the lines above are added up.',
    name: 'What is added up; « Sous-total » when absent.',
  },
  comment: { kind: 'Says that the row is a text.', text: 'The text, on several lines if need be.' },
  'page-break': { kind: 'Says that a new page begins.' },
  discount: {
    percent: 'Discount in percent, from "0" to "100", such as "10" (BT-138).',
    amount: 'Discount in the currency, with or without VAT as `priceMode` says (BT-136).',
    reason: 'Why, such as "Remise de fidélité" (BT-139).',
  },
  allowance: {
    percent: 'Discount in percent, from "0" to "100", such as "10" (BT-94).',
    amount: 'Discount in the currency, with or without VAT as `priceMode` says (BT-92).',
    reason: 'Why, such as "Remise de fidélité" (BT-97).',
    vatRate:
      'VAT rate in percent that the amount is taken from, such as "20"; shared over all rates when absent (BT-96).',
  },
} satisfies Record<string, PropertyDescriptions>;
