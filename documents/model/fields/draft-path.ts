import type { Draft } from '#documents/model/draft.ts';

/**
 * A place in a draft, as rules, marks and forms write it: « seller.address.line1 »,
 * « lines[2].name ». A path that leads nowhere does not compile.
 */
export type DraftPath = PathIn<Draft>;

/** What holds an address: its parts are below. */
export type AddressPath = {
  [P in DraftPath]: `${P}.postalCode` extends DraftPath ? P : never;
}[DraftPath];

/** What holds a list, and one of its entries. */
export type ListPath = {
  [P in DraftPath]: `${P}[${number}]` extends DraftPath ? P : never;
}[DraftPath];
export type EntryPath<P extends ListPath> = `${P}[${number}]`;

/** « exemption.code », below a line. */
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
