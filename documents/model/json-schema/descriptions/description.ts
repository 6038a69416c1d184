import type { DraftFields } from '#documents/model/fields/field-types.ts';

/** One sentence; with what each of its choices means where the value is one of a list. */
export type Description = string | { sentence: string; choices: Readonly<Record<string, string>> };

/** A sentence for each key of a table of fields. */
export type DescriptionsOf<Fields extends DraftFields> = Readonly<
  Record<keyof Fields, Description>
>;

/** By key of one object. */
export type PropertyDescriptions = Readonly<Record<string, Description>>;

export type ObjectDescriptions = Readonly<Record<string, { title: string; description: string }>>;
