import { type Deployment, SAYINGS, type Saying } from '#content/deployment.ts';

/** How a value is written: in HTML or XML, in a string of JSON, as it is. */
export type Syntax = 'markup' | 'json' | 'plain';

/**
 * Replaces `{{NAME}}` with what the deployment says, and keeps what is between `{{#NAME}}` and
 * `{{/NAME}}` when it says it, what is between `{{^NAME}}` and `{{/NAME}}` when it does not. Each
 * part of a text has its own syntax; pieces may go on from one part to the next. Throws for a piece
 * without an end.
 */
export function fillBlanks(parts: readonly PartToFill[], deployment: Deployment): string {
  const open: Piece[] = [];
  const filled = parts.map((part) => fillPart(part, open, deployment)).join('');
  if (open[0]) throw new Error(`The piece of ${open[0].name} has no end`);
  return filled;
}

function fillPart({ text, syntax }: PartToFill, open: Piece[], deployment: Deployment): string {
  if (syntax === null) return isShown(open) ? text : '';
  let filled = '';
  for (const { before, blank } of splitAtBlanks(text)) {
    if (isShown(open)) filled += before;
    if (blank?.sign) followPiece(open, blank, blank.name in deployment);
    else if (blank && isShown(open)) filled += WRITE[syntax](deployment[blank.name] ?? '');
  }
  return filled;
}

function* splitAtBlanks(text: string): Iterable<{ before: string; blank: Blank | null }> {
  const pieces = text.split(BLANK);
  for (let at = 0; at < pieces.length; at += 3) {
    const [before = '', sign, name] = pieces.slice(at, at + 3) as [string, Sign?, Saying?]; // BLANK
    yield { before, blank: name === undefined ? null : { sign: sign ?? '', name } };
  }
}

type Blank = { sign: Sign; name: Saying };
type Piece = { name: Saying; isShown: boolean };
type Sign = '' | '#' | '^' | '/';

function isShown(open: readonly Piece[]): boolean {
  return open.every((piece) => piece.isShown);
}

function followPiece(open: Piece[], { sign, name }: Blank, isSaid: boolean): void {
  if (sign !== '/') open.push({ name, isShown: isSaid === (sign === '#') });
  else if (open.pop()?.name !== name)
    throw new Error(`The piece of ${name} does not end where it may`);
}

/** Without a syntax, a text has no blanks. */
export type PartToFill = { text: string; syntax: Syntax | null };

export function hasBlanks(text: string): boolean {
  return BLANK.test(text);
}

/** What is said, for a script; it ends no `<script>` element. */
export function writeForScript(value: object): string {
  return escapeInScript(JSON.stringify(value));
}

/** As React Router writes structured data, so that a page hydrates as it was written. */
function escapeInScript(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const WRITE: Readonly<Record<Syntax, (value: string) => string>> = {
  markup: (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  json: (value) => escapeInScript(JSON.stringify(value).slice(1, -1)),
  plain: (value) => value,
};

const BLANK = new RegExp(`\\{\\{([#^/]?)(${SAYINGS.join('|')})\\}\\}`);
