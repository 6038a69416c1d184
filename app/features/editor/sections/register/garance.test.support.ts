import type { RegisteredCompany } from '#app/data/functions/look-up-companies.ts';

export const GARANCE = {
  siren: '404833048',
  siret: '40483304800022',
  name: 'CYCLES GARANCE',
  trade_name: '',
  is_closed: false,
  is_closed_here_only: false,
  closed_on: null,
  legal_category: '5710',
  activity: '47.64Z',
  association_number: null,
  vat_number: 'FR83404833048',
  address: { line1: '3 AVENUE FOCH', line2: '', postal_code: '69006', city: 'LYON' },
} satisfies RegisteredCompany;
