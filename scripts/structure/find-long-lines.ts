import { parseSync } from 'vite';

/** Comments over 100 columns, code over 120; strings and patterns stay whole, for search. */
export function findLongLines(path: string, source: string): string[] {
  if (path.includes('.generated.')) return [];
  const lines = source.split('\n');
  if (lines.every(({ length }) => length <= widestComment)) return [];
  return path.endsWith('.sql') ? findInSql(path, lines) : findInScript(path, source);
}

function findInScript(path: string, source: string): string[] {
  const lines = source.split('\n');
  const { program, comments } = parseSync(path, source);
  const bare = blank(source, listTexts(program)).split('\n');
  const commented = new Set(comments.flatMap(({ start, end }) => linesOf(source, start, end)));
  return lines.flatMap(({ length }, index) => {
    const isComment = commented.has(index) && isAlone.test(lines[index] ?? '');
    const columns = isComment ? length : (bare[index]?.length ?? 0);
    return judge({ path, index, length, columns, isComment });
  });
}

function findInSql(path: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const isComment = /^\s*--/.test(line);
    const columns = isComment ? line.length : line.replace(/'[^']*'/g, '').length;
    return judge({ path, index, length: line.length, columns, isComment });
  });
}

function judge({ path, index, length, columns, isComment }: Line): string[] {
  const limit = isComment ? widestComment : widestCode;
  return columns > limit ? [`${path}:${index + 1} has ${length} columns: ${limit} at most`] : [];
}

/** `columns` excludes what does not count. */
type Line = { path: string; index: number; length: number; columns: number; isComment: boolean };

type Span = { start: number; end: number };

/** The spans of strings, templates, patterns and JSX text. */
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

/** The source with the spans blanked, on the same lines. */
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

/** A comment alone on its line. */
const isAlone = /^\s*(?:\/\/|\/?\*|\{\/\*)/;
const widestComment = 100;
const widestCode = 120;
