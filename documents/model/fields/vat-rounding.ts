import { required } from './field.ts';
import { decimal, object } from './shape.ts';

/** Cents of VAT at a rate; less than one of the currency, which EN 16931 tolerates (BR-CO-17). */
export const vatRoundingShape = object({
  rate: required(decimal({ scale: 2, max: '99.99' }), 'Taux'),
  amount: required(decimal({ scale: 2, min: '-1', max: '1' }), 'Arrondi'),
});
