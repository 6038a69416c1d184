/** One sentence; with what each of its choices means where the value is one of a list. */
export type Description = string | { sentence: string; choices: Readonly<Record<string, string>> };

/** By key of one object. */
export type PropertyDescriptions = Readonly<Record<string, Description>>;

export type ObjectDescriptions = Readonly<Record<string, { title: string; description: string }>>;
