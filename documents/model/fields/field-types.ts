/**
 * What a value of the public JSON may be, as plain data: forms read lengths and bounds from it
 * without loading the validator, which `schemaOf` builds. `Output` is the parsed type, `Input` what
 * the JSON may hold.
 */
export type Shape<Output = unknown, Input = Output> = ShapeData & Types<Output, Input>;

export type ShapeData =
  | { type: 'text' | 'multiline' | 'number' | 'identifier' | 'link'; maxLength: number }
  | { type: 'date' | 'date-or-empty' | 'flag' | 'country' | 'currency' }
  | DecimalShape
  | { type: 'integer'; min: number; max: number }
  | LiteralShape
  | { type: 'choice'; values: readonly string[] }
  | PatternShape
  | { type: 'object'; fields: DraftFields }
  | { type: 'list'; item: Shape | DraftField; maxItems: number; error?: string }
  | { type: 'either'; shapes: readonly Shape[]; error: string }
  | { type: 'tagged'; by: string; shapes: readonly ObjectShape[] };

export type DecimalShape = DecimalBounds & { type: 'decimal' };
/** Decimals kept; least and most, inclusive, as plain decimals. */
export type DecimalBounds = { scale: number; min: string; max: string };
export type ObjectShape = { type: 'object'; fields: DraftFields };

export type LiteralShape<Value = string | number> = { type: 'literal'; value: Value };
export type PatternShape = {
  type: 'pattern';
  pattern: RegExp;
  /** In English, for whoever wrote the JSON. */
  error?: string;
  maxLength?: number;
  tooLong?: string;
};

/** Known to the compiler only. */
export type Types<Output, Input> = { readonly output?: Output; readonly input?: Input };

/** One path of the public JSON: all that the product says of it, but the words of a screen. */
export type DraftField = {
  shape: Shape;
  presence: 'required' | 'optional' | 'default';
  /** When the key is absent, with presence « default ». */
  fallback?: unknown;
  /** In French: forms, messages and the reader show it. */
  label: string;
  /** Terms of EN 16931, those of the seller first where two parties share the field. */
  term?: string;
};

export type DraftFields = Readonly<Record<string, DraftField>>;

export type FieldOf<S extends Shape, Presence> = DraftField & { shape: S; presence: Presence };

/** The parsed object of a table of fields. */
export type OutputOf<F extends DraftFields> = Flat<
  { [K in KeysOf<F, 'required' | 'default'>]: ShapeOutput<F[K]['shape']> } & {
    [K in KeysOf<F, 'optional'>]?: ShapeOutput<F[K]['shape']> | undefined;
  }
>;

/** What the JSON of a table of fields may hold. */
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
