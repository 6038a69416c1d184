import type { addressShape } from '#documents/model/fields/address.ts';
import type { buyerFields, sellerFields } from '#documents/model/fields/party.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';

/** Fields of both parties, with the terms of each. */
const party = {
  name: 'Name of the company, or first and last name (BT-27, BT-44).',
  tradeName: 'Name under which it trades, when it is another (BT-28, BT-45).',
  siren: 'SIREN, 9 digits, such as "732829320"; spaces are dropped (BT-30, BT-47).',
  siret: 'SIRET, 14 digits, such as "73282932000074"; it holds the SIREN (BT-29, BT-46).',
  vatNumber: 'VAT number with its country prefix, such as "FR44732829320" (BT-31, BT-48).',
  address: 'Postal address (BG-5, BG-8).',
  contactName: 'Person to speak to (BT-41, BT-56).',
  email: 'E-mail address (BT-43, BT-58).',
  phone: 'Telephone number (BT-42, BT-57).',
  electronicAddress:
    'Address for electronic invoices after its scheme, such as "0225:732829320"; made from the SIREN when absent (BT-34, BT-49).',
} satisfies PropertyDescriptions;

const taxPerson = {
  vatNumber: 'VAT number, such as "FR44732829320" (BT-63).',
  address: 'Postal address (BG-12).',
} satisfies PropertyDescriptions;

export const partyDescriptions = {
  seller: {
    ...party,
    kind: {
      sentence: 'Legal status; it decides which mentions are compulsory.',
      choices: {
        company: 'a company',
        'sole-trader': 'a natural person in business: « EI » is printed (C. com. R526-27)',
        liberal: 'a liberal profession, in a company when `legalForm` is given',
        association: 'an association',
        sci: 'a property company, « société civile immobilière »',
        agent: 'an agent who acts for another, « mandataire »',
        individual: 'a person who is not in business',
      },
    },
    legalForm: 'Legal form, such as "SARL" (C. com. R123-238).',
    shareCapital: 'Share capital in euros, such as "10000" (C. com. R123-238).',
    hasVariableCapital: 'The share capital is variable: « à capital variable » is printed.',
    registry: 'Register and town of its clerk, such as "RCS Paris" (C. com. R123-237).',
    naf: 'NAF code of the activity, such as "62.01Z".',
    rna: 'Number of an association in the national register, such as "W751234567".',
    identifiers:
      'Other numbers of the profession, such as an approval or an RPPS number, at most 10.',
    website: 'Web site.',
    iban: 'Account to pay, such as "FR1420041010050500013M02606"; spaces are dropped (BT-84).',
    bic: 'Bank of the account, such as "CMCIFR2A" (BT-86).',
    accountHolder: 'Holder of the account when it is not the seller (BT-85).',
    bankName: 'Name of the bank.',
    size: {
      sentence: 'Size of the company for the calendar of electronic invoicing; small when absent.',
      choices: {
        small: 'micro, small or medium: joins last',
        large: 'large or intermediate (« ETI »): joins first',
      },
    },
    isInLiquidation: 'The company is being wound up: « en liquidation » is printed.',
    isLesseeManager: 'The seller rents its business: « locataire-gérant » is printed.',
    franchiseBrand: 'Brand of the franchise, whose holder must say that it is independent.',
    isApprovedAssociationMember:
      'Member of an approved management body, which says that it accepts cheques and cards (CGI ann. II, 371 L).',
    insurance: 'Professional insurance (C. assur. L243-2; C. conso. R111-2, 9°).',
    mediator: 'Mediator for consumers, printed on their invoices alone (C. conso. L616-1).',
    vatGroup:
      'Single taxable person that the seller belongs to (CGI ann. II, 242 nonies A, I-5° bis; BG-11).',
    taxRepresentative:
      'Fiscal representative of a foreign seller (CGI ann. II, 242 nonies A, I-5°; BG-11).',
  },
  'seller.identifiers': {
    label: 'Name of the number, such as "N° RPPS".',
    value: 'The number.',
  },
  'seller.insurance': {
    insurer: 'Name of the insurer.',
    policyNumber: 'Number of the policy.',
    contact: 'Address or telephone of the insurer.',
    area: 'Where the insurance applies, such as "France métropolitaine".',
  },
  'seller.mediator': {
    name: 'Name of the mediator.',
    contact: 'Address and web site of the mediator.',
  },
  'seller.vatGroup': {
    name: 'Name of the single taxable person (BT-62).',
    siren: 'SIREN of the single taxable person, 9 digits (BT-29, scheme 0231).',
    ...taxPerson,
  },
  'seller.taxRepresentative': { name: 'Name of the representative (BT-62).', ...taxPerson },
  buyer: {
    ...party,
    kind: {
      sentence: 'Who buys; it decides which mentions are compulsory.',
      choices: {
        business: 'a business established in France',
        individual: 'a consumer: no number is asked, no late payment mention is printed',
        public: 'the State, a local authority or a public body (Chorus Pro)',
        'eu-business': 'a business of another member state of the European Union',
        'foreign-business': 'a business outside the European Union',
        association: 'an association',
      },
    },
    customerCode: 'Code of the customer in the books of the seller (BT-46).',
    department: 'Department that the invoice is addressed to (BT-56).',
    routingCode: 'Routing code, or Chorus Pro service (BT-46, scheme 0224).',
    publicBody: {
      sentence: 'A public buyer that pays later than the others, which have 30 days.',
      choices: {
        hospital: 'a hospital or another health establishment, 50 days',
        company: 'a public company, 60 days',
      },
    },
    refusesName: 'A consumer refuses that a note carries the name (arrêté 83-50/A, art. 3).',
  },
  address: {
    line1: 'Number and street, such as "12 rue des Lilas" (BT-35, BT-50).',
    line2: 'Building or floor (BT-36, BT-51).',
    line3: 'Any other part of the address (BT-162, BT-163).',
    postalCode: 'Postal code, such as "75011" (BT-38, BT-53).',
    city: 'Town (BT-37, BT-52).',
    region: 'Region, where the country writes one (BT-39, BT-54).',
    country: 'ISO 3166-1 code of the country, such as "FR" (BT-40, BT-55).',
  },
} satisfies Record<string, PropertyDescriptions> & {
  seller: DescriptionsOf<typeof sellerFields>;
  buyer: DescriptionsOf<typeof buyerFields>;
  address: DescriptionsOf<typeof addressShape.fields>;
};
