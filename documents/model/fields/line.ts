import { optional, orEmpty, required, withDefault } from './field.ts';
import type { OutputOf, ShapeOutput } from './field-types.ts';
import {
  choice,
  date,
  decimal,
  either,
  flag,
  listOf,
  literal,
  multiline,
  object,
  pattern,
  tagged,
  text,
} from './shape.ts';
import { progressShape } from './situation.ts';

const exemptionFields = {
  code: optional(text(40), 'Code VATEX', 'BT-121'),
  reason: orEmpty(text(300), 'Texte imprimé', 'BT-120'),
};

export const exemptionShape = object(exemptionFields);

const discountReason = optional(text(100), 'Motif de la remise', 'BT-139, BT-97');

const percentFields = {
  percent: required(decimal({ scale: 2, max: '100' }), 'Remise', 'BT-138, BT-94'),
  reason: discountReason,
};
const amountFields = {
  amount: required(decimal({ scale: 2 }), 'Remise', 'BT-136, BT-92'),
  reason: discountReason,
};
const ONE_OF_BOTH = 'Expected { "percent": … } or { "amount": … }, not both';

/** A percentage or an amount, for a line. */
export const discountShape = either([object(percentFields), object(amountFields)], ONE_OF_BOTH);

/** BG-20: on the whole document, or an amount on one of its rates. */
export const allowanceShape = either(
  [
    object(percentFields),
    object({
      ...amountFields,
      vatRate: optional(decimal({ scale: 2, max: '99.99' }), 'TVA', 'BT-96'),
    }),
  ],
  ONE_OF_BOTH,
);

export const periodFields = {
  start: optional(date, 'Période du', 'BT-134'),
  end: optional(date, 'Période au', 'BT-135'),
};

export const periodShape = object(periodFields);

const attributeFields = {
  name: orEmpty(text(60), 'Nom', 'BT-160'),
  value: orEmpty(text(200), 'Valeur', 'BT-161'),
};

const itemFields = {
  name: orEmpty(text(500), 'Désignation', 'BT-153'),
  description: optional(multiline(2000), 'Description', 'BT-154'),
  reference: optional(text(50), 'Référence', 'BT-155'),
  buyerReference: optional(text(50), 'Référence du client', 'BT-156'),
  gtin: optional(text(14, 'gtin'), 'Code-barres (GTIN)', 'BT-157'),
  /** Negative for a return; never zero on an invoice. */
  quantity: withDefault(
    decimal({ scale: 4, min: '-999999999', max: '999999999' }),
    '1',
    'Quantité',
    'BT-129',
  ),
  /** UN/ECE Recommendation 20; `unitLabel` replaces its French name in print. */
  unit: withDefault(
    pattern(/^[A-Z0-9]{2,3}$/, { error: 'Expected a UN/ECE Rec 20 unit code, such as "HUR"' }),
    'C62',
    'Unité',
    'BT-130',
  ),
  unitLabel: optional(text(20), 'Unité, dans vos mots'),
  /** Net or gross, according to `priceMode`. */
  unitPrice: withDefault(decimal({ scale: 6 }), '0', 'Prix unitaire', 'BT-146, BT-148'),
  discount: optional(discountShape, 'Remise', 'BG-27'),
  vatRate: optional(decimal({ scale: 2, max: '99.99' }), 'Taux de TVA', 'BT-152'),
  /** For a line at 0 % whose reason differs from the document’s. */
  exemption: optional(exemptionShape, 'Motif du 0 %'),
  nature: optional(choice(['goods', 'services']), 'Nature'),
  period: optional(periodShape, 'Période', 'BG-26'),
  note: optional(multiline(500), 'Note sur la ligne', 'BT-127'),
  orderLine: optional(text(50), 'Ligne de la commande', 'BT-132'),
  billedObject: optional(text(50), 'Objet facturé', 'BT-128'),
  accountingReference: optional(text(50), 'Imputation comptable du client', 'BT-133'),
  originCountry: optional(pattern(/^[A-Z]{2}$/), 'Pays d’origine', 'BT-159'),
  attributes: optional(listOf(object(attributeFields), 20), 'Caractéristiques', 'BG-32'),
  /** Included in the unit price, printed apart (C. env. L541-10-20). */
  ecoContribution: optional(decimal({ scale: 2 }), 'Éco-participation comprise, par unité'),
};

const kindOf = <const Kind extends string>(kind: Kind) => required(literal(kind), 'Nature');
/** On the lines of a situation that come from its quote. */
const progress = optional(progressShape, 'Avancement');
const isSelected = optional(flag, 'Choisie par le client');

export const lineShapes = [
  object({ kind: kindOf('item'), ...itemFields, progress }),
  /** Paid on behalf of the customer, outside the tax base (CGI 267, II-2°). */
  object({ kind: kindOf('disbursement'), ...itemFields, progress }),
  /** Ends at the next section or subtotal. */
  object({
    kind: kindOf('section'),
    name: orEmpty(text(200), 'Titre de la section'),
    hidesDetail: optional(flag, 'Imprimer le total seul'),
  }),
  object({ kind: kindOf('subtotal'), name: optional(text(200), 'Nom du sous-total') }),
  object({ kind: kindOf('comment'), text: orEmpty(multiline(2000), 'Texte') }),
  object({ kind: kindOf('page-break') }),
  /** Beside the total of a devis, until the customer takes it. */
  object({ kind: kindOf('option'), ...itemFields, isSelected }),
  /** Consecutive variants exclude each other. */
  object({ kind: kindOf('variant'), ...itemFields, isSelected }),
] as const;

export const lineShape = tagged('kind', lineShapes);

export type Exemption = OutputOf<typeof exemptionFields>;
export type Discount = ShapeOutput<typeof discountShape>;
export type Allowance = ShapeOutput<typeof allowanceShape>;
export type Line = ShapeOutput<typeof lineShape>;
export type PricedLine = Extract<Line, { kind: 'item' | 'disbursement' }>;
/** Priced, but outside every total until the customer takes it. */
export type OptionalLine = Extract<Line, { kind: 'option' | 'variant' }>;
export type SellableLine = PricedLine | OptionalLine;
