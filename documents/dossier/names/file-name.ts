import { requireKind } from '#documents/kinds/index.ts';
import { RENT_TITLES } from '#documents/law/rent-titles.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type TermSource, termOf } from './rent-term.ts';

/**
 * « F-2026-0042 Cycles Garance.pdf », a name that every system takes: that of a rent has its month,
 * and says what is no quittance. A BROUILLON says so.
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

/** The number of a quittance says what it is; a receipt or a notice is named as such. */
function wordTerm(document: TermSource, number: string): { title: string; period: string } {
  const term = termOf(document);
  if (!term) return { title: '', period: '' };
  const isTold = number !== '' && term.result === 'complete';
  return { title: isTold ? '' : RENT_TITLES[term.result].fr, period: term.period };
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
