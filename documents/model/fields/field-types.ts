/**
 * A value of the public JSON as plain data: forms read lengths and bounds without loading zod,
 * whose schemas `schemaOf` builds. `Output` is the parsed type, `Input` the JSON type.
 */
export type Shape<Output = unknown, Input = Output> = ShapeData & Types<Output, Input>;

export type ShapeData =
  | { type: 'multiline' | 'number' | 'link'; maxLength: number }
  | { type: 'text'; maxLength: number; nature?: ValueNature | undefined }
  | { type: 'identifier'; maxLength: number; nature: ValueNature }
  | { type: 'date' | 'date-or-empty' | 'flag' | 'country' | 'currency' }
  | DecimalShape
  | { type: 'integer'; min: number; max: number }
  | LiteralShape
  | { type: 'choice'; values: readonly string[] }
  | PatternShape
  | ObjectShape
  | { type: 'list'; item: Shape | DraftField; maxItems: number; error?: string }
  | { type: 'either'; shapes: readonly Shape[]; error: string }
  | { type: 'tagged'; by: string; shapes: readonly ObjectShape[] };

/** What a text says it is, for `checkValue`; a text without a nature is words. */
export type ValueNature =
  | 'bic'
  | 'creditor-id'
  | 'electronic-address'
  | 'email'
  | 'gtin'
  | 'iban'
  | 'naf'
  | 'phone'
  | 'postal-code'
  | 'rna'
  | 'siren'
  | 'siret'
  | 'vat-number'
  | 'website';

export type DecimalShape = DecimalBounds & { type: 'decimal' };
/** Decimals kept, and inclusive bounds as plain decimals. */
export type DecimalBounds = { scale: number; min: string; max: string };
/** `like`: the shape whose schema this one shares. */
export type ObjectShape = { type: 'object'; fields: DraftFields; like?: ObjectShape };

export type LiteralShape<Value = string | number> = { type: 'literal'; value: Value };
export type PatternShape = {
  type: 'pattern';
  pattern: RegExp;
  /** In English, for the author of the JSON. */
  error?: string;
  maxLength?: number;
  tooLong?: string;
};

/** Compile-time only. */
export type Types<Output, Input> = { readonly output?: Output; readonly input?: Input };

/** A path of the public JSON and all its properties, except screen-specific words. */
export type DraftField = {
  shape: Shape;
  presence: 'required' | 'optional' | 'default';
  /** The value of an absent key, with presence « default ». */
  fallback?: unknown;
  /** In French, for forms, messages and the reader. */
  label: string;
  /** EN 16931 terms, comma separated: of seller and buyer, or of a line and the document. */
  term?: string;
};

export type DraftFields = Readonly<Record<string, DraftField>>;

export type FieldOf<S extends Shape, Presence> = DraftField & { shape: S; presence: Presence };

/** The parsed type of an object with these fields. */
export type OutputOf<F extends DraftFields> = Flat<
  { [K in KeysOf<F, 'required' | 'default'>]: ShapeOutput<F[K]['shape']> } & {
    [K in KeysOf<F, 'optional'>]?: ShapeOutput<F[K]['shape']> | undefined;
  }
>;

/** The JSON type of an object with these fields. */
export type InputOf<F extends DraftFields> = Flat<
  { [K in KeysOf<F, 'required'>]: ShapeInput<F[K]['shape']> } & {
    [K in KeysOf<F, 'optional' | 'default'>]?: ShapeInput<F[K]['shape']> | undefined;
  }
>;

type KeysOf<F extends DraftFields, Presence> = {
  [K in keyof F]: F[K]['presence'] extends Presence ? K : never;
}[keyof F];

type Flat<T> = { [K in keyof T]: T[K] } & {};

export type EntryOutput<Item> = ShapeOutput<Item extends DraftField ? Item['shape'] : Item>;
export type EntryInput<Item> = Item extends DraftField
  ? ShapeInput<Item['shape']> | undefined
  : ShapeInput<Item>;
export type ShapeOutput<S> = S extends { readonly output?: infer Output } ? Output : never;
export type ShapeInput<S> = S extends { readonly input?: infer Input } ? Input : never;
