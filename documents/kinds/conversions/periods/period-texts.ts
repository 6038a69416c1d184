import type { Draft } from '#documents/model/draft.ts';

/** Replaces each text that may name a period: subject, introduction, notes, and those of lines. */
export function mapPeriodTexts(draft: Draft, change: (text: string) => string): Draft {
  return {
    ...mapNamed(draft, DRAFT_TEXTS, change),
    lines: draft.lines.map((line) => mapNamed(line, LINE_TEXTS, change)),
  };
}

/** The texts that `mapPeriodTexts` replaces, but empty ones. */
export function listPeriodTexts(draft: Draft): string[] {
  return [
    ...textsOf(draft, DRAFT_TEXTS),
    ...draft.lines.flatMap((line) => textsOf(line, LINE_TEXTS)),
  ].map(([, text]) => text);
}

function mapNamed<T extends object>(
  from: T,
  names: ReadonlySet<string>,
  change: (text: string) => string,
): T {
  const changed = textsOf(from, names).map(([name, text]) => [name, change(text)]);
  return { ...from, ...Object.fromEntries(changed) };
}

function textsOf(from: object, names: ReadonlySet<string>): [string, string][] {
  return Object.entries(from).filter(
    (entry): entry is [string, string] =>
      names.has(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  );
}

const DRAFT_TEXTS = new Set(['subject', 'intro', 'outro', 'notes']);
const LINE_TEXTS = new Set(['name', 'description', 'note', 'text']);
