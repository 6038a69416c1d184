import { XmlElement as ParsedElement, parseXml as parse, XmlError } from '@rgrove/parse-xml';
import { type ReadProblem, readProblem } from '#documents/facturx/read/problem.ts';
import { belieEncoding, decodeXml } from './decode-xml.ts';
import { resolveNames } from './resolve-names.ts';
import type { XmlElement } from './xml-element.ts';

export type ParsedXml =
  | { ok: true; root: XmlElement; flaws: readonly XmlFlaw[] }
  | { ok: false; problem: ReadProblem };

/** Flaws for which other parsers refuse a file that is read here. */
export type XmlFlaw =
  /** Something stands before its declaration or its root. */
  | { code: 'text-before'; isBlank: boolean }
  /** The declared encoding is not that of the bytes. */
  | { code: 'other-encoding' }
  /** A name whose prefix stands for no namespace. */
  | { code: 'undeclared-prefix'; name: string };

/**
 * Reads bytes that anybody may have sent as a tree of XML elements. Refuses, with a code: what is
 * not well-formed, a DTD (so no entity but the five of XML), and what is larger, deeper or more
 * divided than an invoice ever is.
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

/**
 * Nothing stands before a declaration, and blanks alone before a root (XML 1.0 § 2.8): a second
 * byte order mark is none.
 */
function findTextBefore(text: string): XmlFlaw[] {
  const start = trimBefore(text);
  const before = text.slice(0, text.length - start.length);
  const isBlank = /^[ \t\r\n]*$/.test(before);
  if (before === '' || (isBlank && !/^<\?xml\s/.test(start))) return [];
  return [{ code: 'text-before', isBlank }];
}

/** Drops leading blanks and invisible characters. */
function trimBefore(text: string): string {
  return text.replace(/^[\s\p{Cf}]+/u, '');
}

function parseText(text: string, flaws: readonly XmlFlaw[]): ParsedXml {
  try {
    // Line ends first (XML 1.0 § 2.11): the parser takes out carriage returns one by one, in
    // quadratic time.
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

/** What opens elements, references and attributes: the parser's time and memory follow it. */
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

/** An entity of a DTD is an error before the DTD can be refused. */
function isDoctype(text: string): boolean {
  return text.slice(0, HEAD_LENGTH).includes('<!DOCTYPE');
}

/**
 * The parser calls itself for each level. V8 and JavaScriptCore throw a RangeError, SpiderMonkey an
 * InternalError.
 */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

function refuse(code: ReadProblem['code']): ParsedXml {
  return { ok: false, problem: readProblem(code) };
}

const MAX_BYTES = 20_000_000;
/** Two thousand lines of a hundred elements, opened and closed. */
const MAX_MARKS = 400_000;
const HEAD_LENGTH = 4000;
