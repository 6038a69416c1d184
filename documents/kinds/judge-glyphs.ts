import type { RuleResult } from '#documents/law/rule.ts';
import { typeset } from '#documents/law/typeset.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';

/**
 * The `missingGlyphs` of a sheet as results beside those of `checkConformity`: one for each of the
 * first fields with characters the typeface lacks; empty when it has them all (CGI 289, V: an
 * invoice must be legible).
 */
export function judgeGlyphs(
  missing: readonly { character: string; field?: DraftPath }[],
): RuleResult[] {
  const known = new Set(missing.flatMap(({ character, field }) => (field ? character : [])));
  const fields = new Map<RuleResult['field'], Set<string>>();
  for (const { character, field = '' } of missing) {
    if (field === '' && known.has(character)) continue;
    fields.set(field, (fields.get(field) ?? new Set()).add(character));
  }
  return [...fields].slice(0, MAX_FIELDS).map(([field, characters]) => ({
    ...COMMON,
    field,
    message: typeset(describe([...characters])),
  }));
}

function describe(characters: readonly string[]): string {
  const visible = characters.filter((character) => !INVISIBLE.test(character));
  const names = visible.length > 0 ? visible : characters.map(nameCode);
  const rest = names.length > MAX_SHOWN ? '…' : '';
  const shown = `« ${names.slice(0, MAX_SHOWN).join(' ')}${rest} »`;
  return names.length === 1
    ? `${shown} ne peut pas être imprimé : le PDF montre « \ufffd » à sa place. Écrivez-le en lettres latines, ou retirez-le.`
    : `${shown} ne peuvent pas être imprimés : le PDF montre « \ufffd » à leur place. Écrivez-les en lettres latines, ou retirez-les.`;
}

/** « U+200B » */
function nameCode(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Controls, formats and marks: invisible by themselves. */
const INVISIBLE = /^[\p{C}\p{M}\p{Z}]$/u;
const MAX_SHOWN = 8;
const MAX_FIELDS = 5;
const COMMON = {
  id: 'printable-text',
  label: 'Caractères imprimables',
  purpose: 'Le lecteur doit pouvoir lire ce que le document dit.',
  reference: 'CGI, art. 289, V',
  severity: 'warning',
  state: 'missing',
} as const;
