export type ElementType =
  | { kind: 'group'; isChoice: boolean; children: readonly ChildElement[] }
  | { kind: 'text'; base: string; attributes: ReadonlySet<string>; required: readonly string[] };

type ChildElement = { name: string; type: string; isRequired: boolean; isRepeated: boolean };

export type Schema = {
  /** The type name of each root element. */
  roots: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, ElementType>;
};

/** Parses a schema written by `scripts/norm.ts`, one type per line. */
export function readSchema(text: string): Schema {
  const roots = new Map<string, string>();
  const types = new Map<string, ElementType>();
  for (const line of text.trim().split('\n')) {
    const [name = '', ...words] = line.slice(1).split(' ');
    if (line.startsWith('=')) roots.set(name, words[0] ?? '');
    else if (line.startsWith('-')) types.set(name, readTextType(words));
    else types.set(name, readGroupType(words, line.startsWith('/')));
  }
  return { roots, types };
}

function readTextType([base = '', ...attributes]: readonly string[]): ElementType {
  const required = attributes.filter((name) => name.endsWith('!')).map((name) => name.slice(0, -1));
  const names = attributes.map((name) => name.replace('!', ''));
  return { kind: 'text', base, attributes: new Set(names), required };
}

function readGroupType(words: readonly string[], isChoice: boolean): ElementType {
  const children = words.filter(Boolean).map((word) => {
    const [, name = '', often = '', type = ''] = /^([^?*+=]+)([?*+]?)=(.*)$/.exec(word) ?? [];
    return {
      name,
      type,
      isRequired: often === '' || often === '+',
      isRepeated: often === '*' || often === '+',
    };
  });
  return { kind: 'group', isChoice, children };
}
