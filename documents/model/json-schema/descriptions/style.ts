import type { styleFields } from '#documents/model/fields/style.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

export const styleDescriptions = {
  style: {
    template: {
      sentence: 'How the page is dressed; its content is the same.',
      choices: {
        classique: 'ink on white, thin rules, the seller facing the title',
        moderne: 'a band of colour, a striped table, the amount due in a block',
        epure: 'white space instead of rules, a large light title',
        compact:
          'small and dense: many more lines on a page, without the place of an envelope window',
      },
    },
    accent:
      'Colour of titles and grounds, such as "#1C5D4A"; one too light to be read on white is printed darker.',
    logo: 'Image printed above the seller.',
    signature:
      'Image of the issuer’s signature, printed where a receipt, a quittance or a quote is signed, and under an invoice.',
    columns:
      'Columns of the lines to show or to hide; on an invoice the quantity, the unit price and the VAT rate are always printed.',
    labels:
      'Other names for columns and titles, at most 24 characters each. What a price includes and the letters VAT are added where a name leaves them out.',
    watermark: {
      sentence: 'Word across each page; an unlawful draft always says BROUILLON.',
      choices: {
        none: 'no word',
        paid: 'PAYÉE, or PAYÉ on a kind that French makes masculine',
        duplicate: 'DUPLICATA',
        cancelled: 'ANNULÉE, or ANNULÉ',
      },
    },
    showsPaymentCode: 'Prints the QR code of a SEPA transfer where one can be made (EPC069-12).',
  },
  'style.columns': {
    reference: 'A column for the reference; under the name of the line when absent.',
    date: 'A column for the day or the period of the line; under its name when absent.',
    quantity: 'The quantity; shown unless false.',
    unit: 'A column for the unit; beside the quantity when absent.',
    unitPrice: 'The unit price; shown unless false.',
    discount:
      'A column for discounts where a line has one, unless false: they are then told under its name.',
    vatRate: 'The VAT rate, where VAT is charged; shown unless false.',
  },
  'style.labels': {
    name: 'Above the names of the lines, instead of « Désignation ».',
    reference: 'Above the references.',
    date: 'Above the dates of the lines.',
    quantity: 'Above the quantities.',
    unit: 'Above the units.',
    unitPrice: 'Above the unit prices.',
    discount: 'Above the discounts.',
    vatRate: 'Above the VAT rates.',
    lineTotal: 'Above the amounts of the lines.',
    addressee: 'Above the address of the other side, instead of « Facturé à ».',
    supply: 'Before the date of delivery or of service.',
    dueDate: 'Before the due date.',
    finalAmount: 'Before the last amount, instead of « Net à payer ».',
  },
  'style.logo': {
    data: 'PNG or JPEG of at most 3 MB as a data URL, such as "data:image/png;base64,…".',
    alt: 'What the image shows, for who cannot see it; the name of the seller when absent.',
  },
  'style.signature': {
    data: 'PNG or JPEG of at most 3 MB as a data URL, such as "data:image/png;base64,…".',
  },
} satisfies Record<string, PropertyDescriptions> & {
  style: DescriptionsOf<typeof styleFields>;
};
