import { makeQueryRefusal } from '#server/backend/rest/problem.ts';

/** Splits at top-level commas: « a,b(c,d),"e,f" » → « a », « b(c,d) », « "e,f" ». */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfQuotes(text, at);
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth === 0) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
    if (depth < 0 || depth > MAX_DEPTH)
      throw makeQueryRefusal(`Parentheses do not match in "${text}"`);
  }
  if (depth !== 0) throw makeQueryRefusal(`Parentheses do not match in "${text}"`);
  parts.push(text.slice(start));
  return parts;
}

/** The inside of « (…) », or null. */
export function unwrap(text: string): string | null {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : null;
}

/** « "a \"b\"" » → « a "b" »; other texts are unchanged. */
export function unquote(text: string): string {
  if (!(text.length > 1 && text.startsWith('"') && text.endsWith('"'))) return text;
  return text.slice(1, -1).replace(/\\(["\\])/g, '$1');
}

function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  throw makeQueryRefusal(`Quotes do not match in "${text}"`);
}

const MAX_DEPTH = 8;
