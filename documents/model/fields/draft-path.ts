import type { Draft } from '#documents/model/draft.ts';

/**
 * A path in a draft, such as « seller.address.line1 » or « lines[2].name »; a wrong one does not
 * compile.
 */
export type DraftPath = PathIn<Draft>;

/** The path of an object that has the fields of an address. */
export type AddressPath = {
  [P in DraftPath]: `${P}.postalCode` extends DraftPath ? P : never;
}[DraftPath];

export type ListPath = {
  [P in DraftPath]: `${P}[${number}]` extends DraftPath ? P : never;
}[DraftPath];
export type EntryPath<P extends ListPath> = `${P}[${number}]`;

/** A path relative to a line: « exemption.code ». */
export type LinePath = BelowLine<DraftPath>;
type BelowLine<P> = P extends `lines[${number}].${infer Rest}` ? Rest : never;

type PathIn<T> = T extends object
  ? { [K in keyof T & string]-?: K | `${K}${PathBelow<NonNullable<T[K]>>}` }[keyof T & string]
  : never;

type PathBelow<T> = T extends readonly (infer Item)[]
  ? `[${number}]` | `[${number}]${PathBelow<Item>}`
  : T extends object
    ? `.${PathIn<T>}`
    : never;
