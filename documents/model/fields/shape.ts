import type {
  DecimalBounds,
  DecimalShape,
  DraftField,
  DraftFields,
  EntryInput,
  EntryOutput,
  InputOf,
  LiteralShape,
  ObjectShape,
  OutputOf,
  PatternShape,
  Shape,
  ShapeInput,
  ShapeOutput,
  Types,
  ValueNature,
} from './field-types.ts';

/** One line: NFC, no control character, trimmed. Words, unless it has a nature. */
export function text(maxLength: number, nature?: ValueNature): Shape<string> {
  return { type: 'text', maxLength, nature };
}

/** Line breaks are kept as « \n ». */
export function multiline(maxLength: number): Shape<string> {
  return { type: 'multiline', maxLength };
}

/** A document number: visible characters, one line. */
export function documentNumber(maxLength: number): Shape<string> {
  return { type: 'number', maxLength };
}

/** A SIREN, an IBAN…: spaces are dropped, letters upper-cased. */
export function identifier(maxLength: number, nature: ValueNature): Shape<string> {
  return { type: 'identifier', maxLength, nature };
}

/** An https:// URL. */
export function link(maxLength: number): Shape<string> {
  return { type: 'link', maxLength };
}

/** A decimal string (« 1234.56 ») or a JSON number. */
export function decimal({
  scale,
  min = '0',
  max = '999999999',
}: Partial<DecimalBounds> & { scale: number }): Shape<string, string | number> & DecimalShape {
  return { type: 'decimal', scale, min, max };
}

export function integer(min: number, max: number): Shape<number> {
  return { type: 'integer', min, max };
}

export function literal<const Value extends string | number>(
  value: Value,
): LiteralShape<Value> & Types<Value, Value> {
  return { type: 'literal', value };
}

export function choice<const Value extends string>(values: readonly Value[]): Shape<Value> {
  return { type: 'choice', values };
}

export function pattern(regex: RegExp, rest: Omit<PatternShape, 'type' | 'pattern'> = {}) {
  return { type: 'pattern', pattern: regex, ...rest } satisfies PatternShape as Shape<string>;
}

export function object<F extends DraftFields>(
  fields: F,
): { type: 'object'; fields: F } & Types<OutputOf<F>, InputOf<F>> {
  return { type: 'object', fields };
}

/** With a field as `item`, an undefined entry takes the default of the field. */
export function listOf<Item extends Shape | DraftField>(
  item: Item,
  maxItems: number,
  error?: string,
): Shape<EntryOutput<Item>[], EntryInput<Item>[]> {
  return { type: 'list', item, maxItems, ...(error !== undefined && { error }) };
}

/** One of several shapes; `error` names them in English. */
export function either<const Shapes extends readonly Shape[]>(
  shapes: Shapes,
  error: string,
): Shape<ShapeOutput<Shapes[number]>, ShapeInput<Shapes[number]>> {
  return { type: 'either', shapes, error };
}

/** One of several objects, distinguished by a literal at key `by`. */
export function tagged<const Shapes extends readonly ObjectShape[]>(
  by: string,
  shapes: Shapes,
): Shape<ShapeOutput<Shapes[number]>, ShapeInput<Shapes[number]>> {
  return { type: 'tagged', by, shapes };
}

/** YYYY-MM-DD, from 2000 to 2099 (BR-FR-03). */
export const date: Shape<string> = { type: 'date' };
/** A date, or the empty string while missing. */
export const dateOrEmpty: Shape<string> = { type: 'date-or-empty' };
export const flag: Shape<boolean> = { type: 'flag' };
/** ISO 3166-1 alpha-2 */
export const country: Shape<string> = { type: 'country' };
/** ISO 4217 */
export const currency: Shape<string> = { type: 'currency' };
