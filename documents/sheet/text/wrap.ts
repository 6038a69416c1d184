import { applyFrenchSpacing } from './french-spacing.ts';
import type { FontMetrics } from './font-metrics.ts';
import { measureText, type MissingGlyphs, shapeText, type TextLine, type TextStyle } from './shape.ts';

/**
 * Breaks a text into lines no wider than `width` points. « \n » breaks always; spaces, hyphens and slashes when needed;
 * a word wider than the line between two characters. Gives at least one line.
 */
export function wrapText(metrics: FontMetrics, text: string, style: TextStyle, width: number, onMissing: MissingGlyphs): TextLine[] {
  return applyFrenchSpacing(text)
    .split('\n')
    .flatMap((paragraph) => breakParagraph(metrics, paragraph, style, width))
    .map((line) => shapeText(metrics, line, style, onMissing));
}

function breakParagraph(metrics: FontMetrics, paragraph: string, style: TextStyle, width: number): string[] {
  if (measureText(metrics, paragraph, style) <= width) return [paragraph];
  const lines: string[] = [];
  let line = '';
  for (const piece of splitPieces(paragraph)) {
    if (line !== '' && measureText(metrics, (line + piece).trimEnd(), style) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
    while (measureText(metrics, line.trimEnd(), style) > width) {
      const head = takeWhatFits(metrics, line, style, width);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  return line.trimEnd() === '' && lines.length > 0 ? lines : [...lines, line.trimEnd()];
}

/** Cuts after each place where a line may break, spaces staying with what precedes them. */
function splitPieces(text: string): string[] {
  return text.match(PIECE) ?? [text];
}

/** The longest beginning of a word that fits, one character at least; never cuts a surrogate pair nor an accent from its letter. */
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

// No-break spaces (U+00A0, U+202F) are absent from the class on purpose; a hyphen breaks only between letters.
const PIECE = /[^ \t\u2009\u200b/\u2013\u2014-]*(?:[ \t\u2009\u200b]+|[/\u2013\u2014]+[ \t]*|-(?:[ \t]+|))|[^ \t\u2009\u200b/\u2013\u2014-]+$/g;
const CLUSTER = /[\s\S]\p{M}*/gu;
