import { XmlElement as ParsedElement, parseXml as parse, XmlError } from '@rgrove/parse-xml';
import { type ReadProblem, readProblem } from '#documents/received/problem.ts';
import { belieEncoding, decodeXml } from './decode-xml.ts';
import { resolveNames } from './resolve-names.ts';
import type { XmlElement } from './xml-element.ts';

export type ParsedXml =
  | { ok: true; root: XmlElement; flaws: readonly XmlFlaw[] }
  | { ok: false; problem: ReadProblem };

/** Flaws that we tolerate and other parsers refuse. */
export type XmlFlaw =
  /** Text before the declaration or the root. */
  | { code: 'text-before'; isBlank: boolean }
  /** The bytes are not in the declared encoding. */
  | { code: 'other-encoding' }
  /** The prefix of a name has no namespace. */
  | { code: 'undeclared-prefix'; name: string };

/**
 * Parses untrusted bytes into XML elements. Refuses, with a code, ill-formed XML, any DTD (so only
 * the five entities of XML), and sizes, depths and counts beyond any invoice.
 */
export function parseXml(bytes: Uint8Array): ParsedXml {
  if (bytes.length > MAX_BYTES) return refuse('too-large');
  const text = decodeXml(bytes);
  if (text === null) return refuse('unknown-encoding');
  if (!trimBefore(text).startsWith('<')) return refuse('not-xml');
  if (countMarks(text) > MAX_MARKS) return refuse('too-complex');
  const flaws: XmlFlaw[] = belieEncoding(bytes, text) ? [{ code: 'other-encoding' }] : [];
  return parseText(text, [...flaws, ...findTextBefore(text)]);
}

/** Only blanks may precede a root; nothing, not even a mark, a declaration (XML 1.0 § 2.8). */
function findTextBefore(text: string): XmlFlaw[] {
  const start = trimBefore(text);
  const before = text.slice(0, text.length - start.length);
  const isBlank = /^[ \t\r\n]*$/.test(before);
  if (before === '' || (isBlank && !/^<\?xml\s/.test(start))) return [];
  return [{ code: 'text-before', isBlank }];
}

function trimBefore(text: string): string {
  return text.replace(/^[\s\p{Cf}]+/u, '');
}

function parseText(text: string, flaws: readonly XmlFlaw[]): ParsedXml {
  try {
    // Normalised first (XML 1.0 § 2.11): the parser removes carriage returns in quadratic time.
    const plain = trimBefore(text).replace(/\r\n?/g, '\n');
    const document = parse(plain, { preserveDocumentType: true });
    if (document.children.some(({ type }) => type === 'doctype')) return refuse('has-doctype');
    const names = document.root instanceof ParsedElement ? resolveNames(document.root) : null;
    if (!names) return refuse('too-deep');
    return { ok: true, root: names.root, flaws: [...flaws, ...findUndeclared(names)] };
  } catch (error) {
    if (error instanceof XmlError) return refuse(isDoctype(text) ? 'has-doctype' : 'malformed');
    if (isStackOverflow(error)) return refuse('too-deep');
    throw error;
  }
}

function findUndeclared({ undeclared: name }: { undeclared: string | undefined }): XmlFlaw[] {
  return name === undefined ? [] : [{ code: 'undeclared-prefix', name }];
}

/** Marks of elements, references and attributes: they bound the parser’s time and memory. */
function countMarks(text: string): number {
  let count = 0;
  for (const mark of ['<', '&', '=']) {
    for (
      let at = text.indexOf(mark);
      at >= 0 && count <= MAX_MARKS;
      at = text.indexOf(mark, at + 1)
    )
      count += 1;
  }
  return count;
}

/** Found first, because the parser fails on a DTD’s entities before reporting the DTD. */
function isDoctype(text: string): boolean {
  return text.slice(0, HEAD_LENGTH).includes('<!DOCTYPE');
}

/** The parser is recursive. V8 and JavaScriptCore throw RangeError, SpiderMonkey InternalError. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

function refuse(code: ReadProblem['code']): ParsedXml {
  return { ok: false, problem: readProblem(code) };
}

const MAX_BYTES = 20_000_000;
/** Two thousand lines of a hundred elements, with start and end tags. */
const MAX_MARKS = 400_000;
const HEAD_LENGTH = 4000;
