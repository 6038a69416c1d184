import { parseSync } from 'vite';

/**
 * Lines that are too wide to be read: comments over 100 columns, code over 120. Texts and patterns
 * do not count: cut in pieces, a sentence could not be searched for.
 */
export function findLongLines(path: string, source: string): string[] {
  if (path.includes('.generated.') || others.some((folder) => path.startsWith(folder))) return [];
  const lines = source.split('\n');
  if (lines.every(({ length }) => length <= widestComment)) return [];
  const { program, comments } = parseSync(path, source);
  const bare = blank(source, listTexts(program)).split('\n');
  const commented = new Set(comments.flatMap(({ start, end }) => linesOf(source, start, end)));
  return lines.flatMap(({ length }, index) => {
    const isComment = commented.has(index) && isAlone.test(lines[index] ?? '');
    const [columns, limit] = isComment
      ? [length, widestComment]
      : [bare[index]?.length ?? 0, widestCode];
    return columns > limit ? [`${path}:${index + 1} has ${length} columns: ${limit} at most`] : [];
  });
}

type Span = { start: number; end: number };

/** Where the strings, the templates, the patterns and the words between tags are. */
function listTexts(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  const children = Object.values(node).flatMap((child) => listTexts(child));
  return isText(node) ? [node, ...children] : children;
}

function isText(node: object): node is Span {
  if (!('type' in node)) return false;
  const { type } = node;
  if (type === 'Literal') return 'value' in node && typeof node.value !== 'number';
  return type === 'TemplateElement' || type === 'JSXText';
}

/** The source without what is in the spans, on the same lines. */
function blank(source: string, spans: readonly Span[]): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    kept += source.slice(from, start) + source.slice(start, end).replace(/[^\n]/g, '');
    from = end;
  }
  return kept + source.slice(from);
}

function linesOf(source: string, start: number, end: number): number[] {
  const first = source.slice(0, start).split('\n').length - 1;
  return source
    .slice(start, end)
    .split('\n')
    .map((_line, index) => first + index);
}

/** A comment on lines of its own, not behind code. */
const isAlone = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
const widestComment = 100;
const widestCode = 120;
/** Not yet as narrow. */
const others = ['server/', 'supabase/'];
