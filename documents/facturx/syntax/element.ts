/**
 * The vocabulary of a table of terms: which XML element holds which term, in the order of the
 * schema. Tables are plain data, so that one table both writes and reads a syntax.
 */
export type Terms = { readonly [term: string]: string | Terms | readonly Terms[] | undefined };

/** An element whose text is a term; absent when the term is. */
export type TextElement = {
  kind: 'text';
  path: string;
  term: string;
  /** « YYYY-MM-DD » in the invoice, « YYYYMMDD » with format 102 in the file. */
  isDate: boolean;
  /** Has a currency attribute, that of the file. */
  isAmount: boolean;
  /** Attributes that are terms too. */
  attributes: readonly { name: string; term: string }[];
  /** Constant attributes, which distinguish elements of one name. */
  fixedAttributes: Readonly<Record<string, string>>;
  start: string;
  end: string;
};
/** An element with a constant text, which distinguishes groups of one name. */
type FixedElement = {
  kind: 'fixed';
  path: string;
  value: string;
  /** Other issuers may write another value, so it distinguishes nothing. */
  isFree: boolean;
  xml: string;
};
/** Wraps elements of one group; absent when they all are, unless the schema requires it. */
export type WrapElement = {
  kind: 'wrap';
  path: string;
  children: readonly AnyElement[];
  isRequired: boolean;
  start: string;
  end: string;
};
/** An element around a group of terms, repeated for a list. */
export type GroupElement = {
  kind: 'group';
  path: string;
  term: string;
  children: readonly AnyElement[];
  start: string;
  end: string;
};
/** One element per item of a list; its text is a term of the item. */
export type RepeatElement = {
  kind: 'repeat';
  path: string;
  term: string;
  itemTerm: string;
  start: string;
  end: string;
};
/** Terms of a group placed outside its own element. */
export type WithinElement = { kind: 'within'; term: string; children: readonly AnyElement[] };
export type AnyElement =
  | TextElement
  | FixedElement
  | WrapElement
  | GroupElement
  | RepeatElement
  | WithinElement;

/** An element bound to the group of terms `T`: other terms do not compile. */
export type Element<T extends Terms> = AnyElement & { readonly scope?: (terms: T) => void };

type TextTerm<T> = Extract<
  { [K in keyof T]-?: NonNullable<T[K]> extends string ? K : never }[keyof T],
  string
>;
type GroupTerm<T> = Exclude<Extract<keyof T, string>, TextTerm<T>>;
type GroupOf<V> = V extends readonly (infer Item)[] ? Item : NonNullable<V>;
type AsTerms<T> = T extends Terms ? T : never;
type TermsOf<T, K extends keyof T> = AsTerms<GroupOf<NonNullable<T[K]>>>;

/** Constructors for the elements of one group. A path « a/b » is an element inside an element. */
export function elementsOf<T extends Terms>() {
  return {
    text(
      path: string,
      term: TextTerm<T>,
      attributes: Record<string, TextTerm<T>> = {},
    ): Element<T> {
      return defineText({ path, term, attributes });
    },
    /** A term under a constant attribute such as `schemeID="VA"`. */
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
    /** A text that the schema requires but no term holds; other issuers may write another. */
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

/** « a/b » → « <a><b », unclosed for attributes, on a new line so that files diff well. */
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
