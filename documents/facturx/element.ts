/**
 * The words of a table of terms: which element of XML holds which term of the invoice, in the order of the schema.
 * A table is plain data, so that one table both writes a file and tells how to read it back.
 */
export type Terms = { readonly [term: string]: string | Terms | readonly Terms[] | undefined };

/** An element whose text is a term; absent when the term is. */
export type TextElement = {
  kind: 'text';
  path: string;
  term: string;
  /** « YYYY-MM-DD » in the invoice, « YYYYMMDD » with format 102 in the file. */
  isDate: boolean;
  /** Attributes that are terms too. */
  attributes: readonly { name: string; term: string }[];
  /** Attributes that never change: they tell elements of the same name apart. */
  fixedAttributes: Readonly<Record<string, string>>;
  start: string;
  end: string;
};
/** An element whose text never changes; it tells groups of the same name apart. */
type FixedElement = { kind: 'fixed'; path: string; value: string; xml: string };
/** An element around others, of the same group of terms; absent when they all are, unless the schema requires it. */
export type WrapElement = {
  kind: 'wrap';
  path: string;
  children: readonly AnyElement[];
  isRequired: boolean;
  start: string;
  end: string;
};
/** An element around a group of terms, once per group when there is a list of them. */
export type GroupElement = {
  kind: 'group';
  path: string;
  term: string;
  children: readonly AnyElement[];
  start: string;
  end: string;
};
export type AnyElement = TextElement | FixedElement | WrapElement | GroupElement;

/** An element that belongs to the group of terms `T`: the compiler refuses a term that the group does not have. */
export type Element<T extends Terms> = AnyElement & { readonly scope?: (terms: T) => void };

type TextTerm<T> = Extract<
  { [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never }[keyof T],
  string
>;
type GroupTerm<T> = Exclude<Extract<keyof T, string>, TextTerm<T>>;
type GroupOf<V> = V extends readonly (infer Item)[] ? Item : NonNullable<V>;
type AsTerms<T> = T extends Terms ? T : never;

/** Makes the elements of one group of terms. A path « a/b » is an element inside an element. */
export function elementsOf<T extends Terms>() {
  return {
    text(
      path: string,
      term: TextTerm<T>,
      attributes: Record<string, TextTerm<T>> = {},
    ): Element<T> {
      return defineText({ path, term, attributes });
    },
    /** The same term under an attribute that never changes, such as `schemeID="VA"`. */
    coded(path: string, fixedAttributes: Record<string, string>, term: TextTerm<T>): Element<T> {
      return defineText({ path, term, fixedAttributes });
    },
    date(path: string, term: TextTerm<T>): Element<T> {
      return defineText({ path, term, isDate: true, fixedAttributes: { format: '102' } });
    },
    fixed(path: string, value: string): Element<T> {
      return { kind: 'fixed', path, value, xml: `${startTag(path)}>${value}${endTag(path)}` };
    },
    wrap(path: string, children: readonly Element<T>[], isRequired = false): Element<T> {
      return {
        kind: 'wrap',
        path,
        children,
        isRequired,
        start: `${startTag(path)}>`,
        end: `\n${endTag(path)}`,
      };
    },
    group<K extends GroupTerm<T>>(
      path: string,
      term: K,
      children: readonly Element<AsTerms<GroupOf<NonNullable<T[K]>>>>[],
    ): Element<T> {
      return {
        kind: 'group',
        path,
        term,
        children,
        start: `${startTag(path)}>`,
        end: `\n${endTag(path)}`,
      };
    },
  };
}

type TextDefinition = {
  path: string;
  term: string;
  isDate?: boolean;
  attributes?: Record<string, string>;
  fixedAttributes?: Record<string, string>;
};

function defineText({
  path,
  term,
  isDate = false,
  attributes = {},
  fixedAttributes = {},
}: TextDefinition): TextElement {
  const fixed = Object.entries(fixedAttributes).map(([name, value]) => ` ${name}="${value}"`);
  return {
    kind: 'text',
    path,
    term,
    isDate,
    attributes: Object.entries(attributes).map(([name, attributeTerm]) => ({
      name,
      term: attributeTerm,
    })),
    fixedAttributes,
    start: startTag(path) + fixed.join(''),
    end: endTag(path),
  };
}

/** « a/b » → « <a><b », left open for attributes, on a line of its own so that differences between two files are readable. */
function startTag(path: string): string {
  return `\n<${path.replaceAll('/', '><')}`;
}

function endTag(path: string): string {
  return path
    .split('/')
    .reverse()
    .map((name) => `</${name}>`)
    .join('');
}
