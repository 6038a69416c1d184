import type { Draft, LeaseType, RentPayer } from '#documents';

type Choice<Value extends string> = readonly { value: Value; label: string }[];
type ChargeMode = NonNullable<Draft['rent']>['charges']['mode'];

export const LEASE_TYPE_CHOICES: Choice<LeaseType> = [
  { value: 'unfurnished', label: 'Logement vide' },
  { value: 'furnished', label: 'Logement meublé' },
  { value: 'mobility', label: 'Bail mobilité' },
  { value: 'student', label: 'Meublé loué à un étudiant' },
  { value: 'parking', label: 'Garage ou stationnement' },
  { value: 'professional', label: 'Bail professionnel' },
  { value: 'commercial', label: 'Bail commercial' },
];

export const CHARGE_MODE_CHOICES: Choice<ChargeMode> = [
  { value: 'provision', label: 'Provision' },
  { value: 'flat', label: 'Forfait' },
  { value: 'actual', label: 'Au réel' },
  { value: 'none', label: 'Aucune' },
];

export const RENT_PAYER_CHOICES: Choice<RentPayer> = [
  { value: 'tenant', label: 'Locataire' },
  { value: 'housing-benefit', label: 'CAF ou MSA' },
  { value: 'guarantor', label: 'Garant, Visale' },
  { value: 'other', label: 'Autre' },
];

export const RENT_TERMS: Choice<'in-advance' | 'in-arrears'> = [
  { value: 'in-advance', label: 'D’avance (terme à échoir)' },
  { value: 'in-arrears', label: 'À terme échu' },
];
