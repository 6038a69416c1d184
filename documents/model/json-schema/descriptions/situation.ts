import type { situationFields } from '#documents/model/fields/situation.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

const progress = {
  line: 'Position of the line in the quote, from 1; the rows of its amendments come after its own.',
  agreed:
    'What the quote asks for the line, its discount taken off, with or without VAT as `priceMode` says.',
  before:
    'What earlier situations invoiced of it; with the amount of the line itself, it is what was done until now.',
} satisfies PropertyDescriptions;

export const situationDescriptions = {
  situation: {
    rank: 'Place among the situations of the quote, from 1.',
    amendments: 'Amendments of the quote whose lines are counted in, at most 50.',
    agreed:
      'What the quote and these amendments ask for in all, before discounts on the total: less than that done is no balance.',
    vatRounding:
      'Cents that make the VAT of all situations until this one the VAT of what was done, one entry for each rate.',
  },
  'situation.amendments': {
    number: 'Number of the amendment.',
    issueDate: 'Its day of issue.',
  },
  'situation.vatRounding': {
    rate: 'VAT rate in percent, such as "20".',
    amount: 'What is added to the VAT of this rate, from "-1" to "1", such as "0.01".',
  },
  'item.progress': progress,
  'disbursement.progress': progress,
} satisfies Record<string, PropertyDescriptions> & {
  situation: DescriptionsOf<typeof situationFields>;
};
