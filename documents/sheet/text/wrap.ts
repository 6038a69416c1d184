import type { FontMetrics } from './font-metrics.ts';
import { applyFrenchSpacing } from './french-spacing.ts';
import {
  type MissingGlyphs,
  measureText,
  shapeText,
  type TextLine,
  type TextStyle,
} from './shape.ts';

/**
 * Breaks a text into lines no wider than `width` points: always at « \n »; at spaces, hyphens and
 * slashes when needed; between characters in a word wider than a line. Gives at least one line.
 */
export function wrapText(
  metrics: FontMetrics,
  text: string,
  style: TextStyle,
  options: WrapOptions,
): TextLine[] {
  const spaced = applyFrenchSpacing(text);
  if (!spaced.includes('\n')) return wrapParagraph(metrics, spaced, style, options);
  return spaced
    .split('\n')
    .flatMap((paragraph) => wrapParagraph(metrics, paragraph, style, options));
}

type WrapOptions = { width: number; onMissing: MissingGlyphs };

function wrapParagraph(
  metrics: FontMetrics,
  paragraph: string,
  style: TextStyle,
  { width, onMissing }: WrapOptions,
): TextLine[] {
  const whole = shapeText(metrics, paragraph, style, onMissing);
  if (whole.width <= width) return [whole];
  return breakParagraph(metrics, paragraph, style, width).map(({ text, isCut }) => ({
    ...shapeText(metrics, text, style, onMissing),
    isCut,
  }));
}

type BrokenLine = { text: string; isCut: boolean };

/** Without kerning, the width of a line is the sum of its pieces. */
function breakParagraph(
  metrics: FontMetrics,
  paragraph: string,
  style: TextStyle,
  width: number,
): BrokenLine[] {
  const lines: BrokenLine[] = [];
  let line = '';
  let lineWidth = 0;
  const endLine = () => {
    const text = line.trimEnd();
    lines.push({ text, isCut: text === line });
    line = '';
    lineWidth = 0;
  };
  for (const next of splitPieces(paragraph)) {
    if (line !== '' && lineWidth + measureText(metrics, next.trimEnd(), style) > width) endLine();
    let piece = line === '' ? next.trimStart() : next;
    for (;;) {
      const beginning = takeEnough(metrics, piece.trimEnd(), style, width);
      if (measureText(metrics, beginning, style) <= width) break;
      line = takeWhatFits(metrics, beginning, style, width);
      piece = piece.slice(line.length);
      endLine();
    }
    line += piece;
    lineWidth += measureText(metrics, piece, style);
  }
  if (line.trimEnd() !== '' || lines.length === 0) endLine();
  const last = lines.at(-1);
  if (last) last.isCut = false;
  return lines;
}

/** Splits at each possible line break; spaces stay with the text before them. */
function splitPieces(text: string): string[] {
  return text.match(PIECE) ?? [text];
}

/**
 * The longest start of a word that fits, at least one character; never splits a surrogate pair or
 * separates an accent from its letter.
 */
function takeWhatFits(metrics: FontMetrics, word: string, style: TextStyle, width: number): string {
  const characters = word.match(CLUSTER) ?? [word];
  let low = 1;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measureText(metrics, characters.slice(0, middle).join(''), style) <= width) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/** An oversized start of the word: a long word is not measured again for each line. */
function takeEnough(metrics: FontMetrics, word: string, style: TextStyle, width: number): string {
  let length = SOME_CHARACTERS;
  while (length < word.length && measureText(metrics, word.slice(0, length), style) <= width)
    length *= 2;
  return word.slice(0, length);
}

const SOME_CHARACTERS = 128;

// No-break spaces (U+00A0, U+202F) are left out on purpose; dates and numbers never break.
const PIECE =
  /(?:[^ \t\u2009\u200b/\u2013\u2014-]|[/-](?=\d))*(?:[ \t\u2009\u200b]+|(?:[/\u2013\u2014]|-)(?!\d)[ \t]*)|(?:[^ \t\u2009\u200b/\u2013\u2014-]|[/-](?=\d))+$/g;
const CLUSTER = /[\s\S]\p{M}*/gu;
