import type { DraftFields } from '#documents/model/fields/field-types.ts';

/** A sentence, and the meaning of each choice for a value of a list. */
export type Description = string | { sentence: string; choices: Readonly<Record<string, string>> };

export type DescriptionsOf<Fields extends DraftFields> = Readonly<
  Record<keyof Fields, Description>
>;

export type PropertyDescriptions = Readonly<Record<string, Description>>;

export type ObjectDescriptions = Readonly<Record<string, { title: string; description: string }>>;
