import { requireKind } from '#documents/kinds/index.ts';
import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type TermSource, termOf } from './rent-term.ts';

/**
 * « F-2026-0042 Cycles Garance.pdf », valid on every system. A rent adds its month, and its title
 * unless it is a quittance. A provisional file ends with « (brouillon) ».
 */
export function fileName(
  document: Pick<Draft, 'kind' | 'number' | 'buyer'> & TermSource,
  {
    extension,
    isProvisional,
  }: { extension: 'pdf' | 'xml' | 'ubl.xml' | 'json' | 'zip'; isProvisional: boolean },
): string {
  const { kind, number, buyer } = document;
  const { title, period } = wordTerm(document, number);
  const base = [number || (title ? '' : requireKind(kind).label), title, period, buyer.name]
    .map(makeSafe)
    .filter(Boolean)
    .join(' ');
  return `${cut(base)}${isProvisional ? ' (brouillon)' : ''}.${extension}`;
}

/** The number of a quittance is enough; a receipt or a notice states its title. */
function wordTerm(document: TermSource, number: string): { title: string; period: string } {
  const term = termOf(document);
  if (!term) return { title: '', period: '' };
  const isTold = number !== '' && term.result === 'complete';
  return { title: isTold ? '' : RENT_TITLES[term.result].fr, period: term.period };
}

/** Removes what Windows, macOS or shells refuse, and dots at either end (hidden or lost). */
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

/** Common systems allow 255 bytes, and a character takes up to four. */
const MAX_LENGTH = 60;
// Includes control and format characters: some reverse the reading order of a name.
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}]/gu;
