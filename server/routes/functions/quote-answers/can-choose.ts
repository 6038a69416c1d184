import type { StoredJson } from '#server/routes/functions/client-pages/join-files.ts';
import { readLine } from '#server/routes/functions/client-pages/name-document.ts';

/**
 * Whether these places are those of options and variants of a draft, with at most one of the
 * variants that follow one another, which exclude each other.
 */
export function canChoose({ lines = [] }: StoredJson, choices: readonly number[]): boolean {
  if (!Array.isArray(lines)) return false;
  const kinds = lines.map(readKind);
  if (kinds.includes(null)) return false;
  const chosen = new Set(choices);
  let hasVariant = false;
  for (const [index, kind] of kinds.entries()) {
    const isChosen = chosen.has(index);
    if (isChosen && !isOptional(kind)) return false;
    if (isChosen && kind === 'variant' && hasVariant) return false;
    hasVariant = kind === 'variant' && (hasVariant || isChosen);
  }
  return choices.every((choice) => choice < kinds.length);
}

/** Whether a draft has options or variants. */
export function hasChoices({ lines }: StoredJson): boolean {
  return Array.isArray(lines) && lines.map(readKind).some(isOptional);
}

/** Names of the lines at these indexes. */
export function nameChosen({ lines }: StoredJson, choices: readonly number[]): string[] {
  if (!Array.isArray(lines)) return [];
  return choices.map((choice) => {
    const { name } = (lines[choice] ?? {}) as { name?: unknown };
    return readLine(name) ?? '';
  });
}

function isOptional(kind: string | null): boolean {
  return kind === 'option' || kind === 'variant';
}

/** Null for anything that is not a line. */
function readKind(line: unknown): string | null {
  const { kind } = (typeof line === 'object' && line ? line : {}) as { kind?: unknown };
  return typeof kind === 'string' ? kind : null;
}
