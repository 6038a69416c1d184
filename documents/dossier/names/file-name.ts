import { requireKind } from '#documents/kinds/index.ts';
import type { Draft } from '#documents/model/draft.ts';

/** « F-2026-0042 Cycles Garance.pdf », a name that every system takes. A BROUILLON says so. */
export function fileName(
  { kind, number, buyer }: Pick<Draft, 'kind' | 'number' | 'buyer'>,
  {
    extension,
    isProvisional,
  }: { extension: 'pdf' | 'xml' | 'ubl.xml' | 'json' | 'zip'; isProvisional: boolean },
): string {
  const base = [makeSafe(number) || requireKind(kind).label, makeSafe(buyer.name)]
    .filter(Boolean)
    .join(' ');
  return `${cut(base)}${isProvisional ? ' (brouillon)' : ''}.${extension}`;
}

/**
 * Without what Windows, macOS or a shell refuses, nor a point at the ends, which hides a file or is
 * lost.
 */
function makeSafe(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[/\\]/g, '-')
    .replace(FORBIDDEN, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
}

function cut(name: string): string {
  return [...name].slice(0, MAX_LENGTH).join('').trim();
}

/** Names are at most 255 bytes on every common system: a character may take four. */
const MAX_LENGTH = 60;
// Control and format characters too: some turn the reading order of a name around.
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}]/gu;
