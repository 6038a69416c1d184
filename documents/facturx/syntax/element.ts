/**
 * The words of a table of terms: which element of XML holds which term of the invoice, in the order
 * of the schema. A table is plain data, so that one table both writes a file and tells how to read
 * it back.
 */
export type Terms = { readonly [term: string]: string | Terms | readonly Terms[] | undefined };

/** An element whose text is a term; absent when the term is. */
export type TextElement = {
  kind: 'text';
  path: string;
  term: string;
  /** « YYYY-MM-DD » in the invoice, « YYYYMMDD » with format 102 in the file. */
  isDate: boolean;
  /** Names its currency, that of the whole file. */
  isAmount: boolean;
  /** Attributes that are terms too. */
  attributes: readonly { name: string; term: string }[];
  /** Attributes that never change: they tell elements of the same name apart. */
  fixedAttributes: Readonly<Record<string, string>>;
  start: string;
  end: string;
};
/** An element whose text never changes; it tells groups of the same name apart. */
type FixedElement = {
  kind: 'fixed';
  path: string;
  value: string;
  /** Others may write another value: it tells nothing apart. */
  isFree: boolean;
  xml: string;
};
/**
 * An element around others, of the same group of terms; absent when they all are, unless the schema
 * requires it.
 */
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
/** One element per item of a list, whose text is a term of the item. */
export type RepeatElement = {
  kind: 'repeat';
  path: string;
  term: string;
  itemTerm: string;
  start: string;
  end: string;
};
/** The elements of a group of terms where it has no element of its own. */
export type WithinElement = { kind: 'within'; term: string; children: readonly AnyElement[] };
export type AnyElement =
  | TextElement
  | FixedElement
  | WrapElement
  | GroupElement
  | RepeatElement
  | WithinElement;

/**
 * An element that belongs to the group of terms `T`: the compiler refuses a term that the group
 * does not have.
 */
export type Element<T extends Terms> = AnyElement & { readonly scope?: (terms: T) => void };

type TextTerm<T> = Extract<
  { [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never }[keyof T],
  string
>;
type GroupTerm<T> = Exclude<Extract<keyof T, string>, TextTerm<T>>;
type GroupOf<V> = V extends readonly (infer Item)[] ? Item : NonNullable<V>;
type AsTerms<T> = T extends Terms ? T : never;
type TermsOf<T, K extends keyof T> = AsTerms<GroupOf<NonNullable<T[K]>>>;

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
    amount(path: string, term: TextTerm<T>): Element<T> {
      return defineText({ path, term, isAmount: true });
    },
    date(path: string, term: TextTerm<T>): Element<T> {
      return defineText({ path, term, isDate: true, fixedAttributes: { format: '102' } });
    },
    fixed(path: string, value: string): Element<T> {
      return defineFixed(path, value, false);
    },
    /** A text that the schema wants and no term holds; others write it otherwise. */
    filler(path: string, value: string): Element<T> {
      return defineFixed(path, value, true);
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
      children: readonly Element<TermsOf<T, K>>[],
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
    repeat<K extends GroupTerm<T>>(
      path: string,
      term: K,
      itemTerm: TextTerm<TermsOf<T, K>>,
    ): Element<T> {
      return {
        kind: 'repeat',
        path,
        term,
        itemTerm,
        start: `${startTag(path)}>`,
        end: endTag(path),
      };
    },
    within<K extends GroupTerm<T>>(
      term: K,
      children: readonly Element<TermsOf<T, K>>[],
    ): Element<T> {
      return { kind: 'within', term, children };
    },
  };
}

function defineFixed(path: string, value: string, isFree: boolean): FixedElement {
  return { kind: 'fixed', path, value, isFree, xml: `${startTag(path)}>${value}${endTag(path)}` };
}

type TextDefinition = {
  path: string;
  term: string;
  isDate?: boolean;
  isAmount?: boolean;
  attributes?: Record<string, string>;
  fixedAttributes?: Record<string, string>;
};

function defineText({
  path,
  term,
  isDate = false,
  isAmount = false,
  attributes = {},
  fixedAttributes = {},
}: TextDefinition): TextElement {
  const fixed = Object.entries(fixedAttributes).map(([name, value]) => ` ${name}="${value}"`);
  return {
    kind: 'text',
    path,
    term,
    isDate,
    isAmount,
    attributes: Object.entries(attributes).map(([name, attributeTerm]) => ({
      name,
      term: attributeTerm,
    })),
    fixedAttributes,
    start: startTag(path) + fixed.join(''),
    end: endTag(path),
  };
}

/**
 * « a/b » → « <a><b », left open for attributes, on a line of its own so that differences between
 * two files are readable.
 */
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
