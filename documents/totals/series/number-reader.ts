/** The parts of a number; null for a token that its pattern lacks. The year has four digits. */
export type ReadNumberParts = { year: string | null; month: string | null; sequence: number };

/** Reads the numbers of a pattern (tokens: numbering.ts); null for a number written otherwise. */
export function createNumberReader(pattern: string): (number: string) => ReadNumberParts | null {
  const seen = new Set<string>();
  const source = pattern.replace(TOKEN_OR_CHARACTER, (part) => {
    const isFirst = !seen.has(part);
    seen.add(part);
    return toExpression(part, isFirst);
  });
  const expression = new RegExp(`^${source}$`);
  return (number) => {
    const groups = expression.exec(number)?.groups;
    if (!groups?.sequence) return null;
    const { year, shortYear, month, sequence } = groups;
    return {
      year: year ?? (shortYear === undefined ? null : `20${shortYear}`),
      month: month ?? null,
      sequence: Number(sequence),
    };
  };
}

function toExpression(part: string, isFirst: boolean): string {
  const named = (name: string, digits: string) => (isFirst ? `(?<${name}>${digits})` : digits);
  if (part === '{AAAA}') return named('year', '20\\d\\d');
  if (part === '{AA}') return named('shortYear', '\\d\\d');
  if (part === '{MM}') return named('month', '(?:0[1-9]|1[0-2])');
  if (part === '{CLIENT}') return '.*?';
  if (part.length > 1) return named('sequence', '\\d{1,15}');
  return /[\\^$.*+?()[\]{}|/]/.test(part) ? `\\${part}` : part;
}

const TOKEN_OR_CHARACTER = /\{(?:AAAA|AA|MM|CLIENT|N{1,9})\}|[\s\S]/gu;
