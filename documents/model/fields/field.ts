import type { DraftField, FieldOf, Shape, ShapeOutput } from './field-types.ts';

/** A field with a compulsory key. */
export function required<S extends Shape>(
  shape: S,
  label: string,
  term?: string,
): FieldOf<S, 'required'> {
  return createField(shape, 'required', { label, term });
}

/** A field whose key may be absent; a form removes the key when its value is emptied. */
export function optional<S extends Shape>(
  shape: S,
  label: string,
  term?: string,
): FieldOf<S, 'optional'> {
  return createField(shape, 'optional', { label, term });
}

/** A field whose absent key means `fallback`. */
export function withDefault<S extends Shape>(
  shape: S,
  fallback: ShapeOutput<S>,
  label: string,
  term?: string,
): FieldOf<S, 'default'> {
  return { ...createField(shape, 'default', { label, term }), fallback };
}

/** A text or date that is empty by default. */
export function orEmpty<S extends Shape<string>>(
  shape: S,
  label: string,
  term?: string,
): FieldOf<S, 'default'> {
  return { ...createField(shape, 'default', { label, term }), fallback: '' };
}

function createField<S extends Shape, Presence extends DraftField['presence']>(
  shape: S,
  presence: Presence,
  { label, term }: { label: string; term: string | undefined },
): FieldOf<S, Presence> {
  return { shape, presence, label, ...(term !== undefined && { term }) };
}
