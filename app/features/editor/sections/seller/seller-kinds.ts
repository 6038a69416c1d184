import { type Draft, isCompany, type KindTraits, neverStatesCapital } from '#documents';

type Seller = Draft['seller'];
export type SellerKind = Seller['kind'];

/** A private person may let a home or give a receipt, not invoice. */
export function listSellerKinds(
  { allowsPrivateSeller }: KindTraits,
  current: SellerKind,
): readonly { value: SellerKind; label: string }[] {
  const isPrivate = allowsPrivateSeller || current === 'individual';
  return isPrivate
    ? [...BUSINESS_KINDS, { value: 'individual', label: 'Particulier' }]
    : BUSINESS_KINDS;
}

const BUSINESS_KINDS: readonly { value: SellerKind; label: string }[] = [
  { value: 'sole-trader', label: 'EI ou micro-entreprise' },
  { value: 'company', label: 'Société' },
  { value: 'liberal', label: 'Profession libérale' },
  { value: 'association', label: 'Association' },
  { value: 'sci', label: 'Société civile immobilière' },
  { value: 'agent', label: 'Mandataire' },
];

/** The fields of a kind of seller and their labels. */
export type SellerFields = {
  nameLabel: string;
  nameAutoComplete: 'name' | 'organization';
  hasLegalForm: boolean;
  legalFormHelp: string;
  /** SIREN, SIRET and VAT number. */
  hasNumbers: boolean;
  isCompany: boolean;
  hasCapital: boolean;
  hasRegistry: boolean;
  registryHelp: string;
  hasRna: boolean;
};

/** Returns shared objects: the same kind gives the same reference. */
export function sellerFieldsOf(seller: Seller): SellerFields {
  if (seller.kind === 'liberal' && isCompany(seller)) return PRACTICE;
  const isPartnership = seller.kind === 'company' && neverStatesCapital(seller.legalForm);
  return isPartnership ? PARTNERSHIP : FIELDS[seller.kind];
}

/** Changes the kind and drops what it never has: hidden, it would still be printed. */
export function withSellerKind(seller: Seller, kind: SellerKind): Seller {
  const { hasLegalForm, hasCapital, hasRegistry, hasRna, hasNumbers } = sellerFieldsOf({
    ...seller,
    kind,
  });
  const next: Seller = { ...seller, kind };
  if (!hasLegalForm) delete next.legalForm;
  if (!hasCapital) {
    delete next.shareCapital;
    delete next.hasVariableCapital;
  }
  if (!hasRegistry) delete next.registry;
  if (!hasRna) delete next.rna;
  if (!hasNumbers) {
    delete next.siren;
    delete next.siret;
    delete next.vatNumber;
  }
  return next;
}

const PERSON = {
  nameLabel: 'Prénom et nom',
  nameAutoComplete: 'name',
  hasLegalForm: false,
  legalFormHelp: '',
  hasNumbers: true,
  isCompany: false,
  hasCapital: false,
  hasRegistry: false,
  registryHelp: '',
  hasRna: false,
} as const satisfies SellerFields;

const COMPANY = {
  ...PERSON,
  nameLabel: 'Dénomination sociale',
  nameAutoComplete: 'organization',
  hasLegalForm: true,
  isCompany: true,
  hasCapital: true,
  hasRegistry: true,
  registryHelp: 'La ville du greffe, par exemple «\u00a0RCS Lyon\u00a0».',
} as const satisfies SellerFields;

const PARTNERSHIP: SellerFields = { ...COMPANY, hasCapital: false };

const LIBERAL_FORM_HELP = 'SELARL, SCP… À laisser vide si vous exercez en nom propre.';

const PRACTICE: SellerFields = { ...COMPANY, legalFormHelp: LIBERAL_FORM_HELP };

const FIELDS: Readonly<Record<SellerKind, SellerFields>> = {
  'sole-trader': {
    ...PERSON,
    hasRegistry: true,
    registryHelp: 'Seulement si vous êtes commerçant (RCS) ou agent commercial (RSAC).',
  },
  company: COMPANY,
  liberal: { ...PERSON, hasLegalForm: true, legalFormHelp: LIBERAL_FORM_HELP },
  association: {
    ...PERSON,
    nameLabel: 'Nom de l’association',
    nameAutoComplete: 'organization',
    hasRna: true,
  },
  sci: { ...COMPANY, legalFormHelp: 'Vide, «\u00a0Société civile immobilière\u00a0» est imprimé.' },
  agent: { ...COMPANY, nameLabel: 'Nom ou dénomination', isCompany: false },
  individual: { ...PERSON, hasNumbers: false },
};
