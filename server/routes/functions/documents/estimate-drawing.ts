import { countPngPixels } from './count-png-pixels.ts';

/**
 * What a draft will take to draw, in characters to set (about a microsecond each), without parsing
 * or drawing it: its texts, what its lines take beside them, its files and pictures. The draft may
 * be any JSON.
 */
export function estimateDrawing(draft: unknown): number {
  let characters = 0;
  // Not recursive: a draft may be nested deeper than the stack.
  const left = [draft];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') characters += weighText(value);
    if (typeof value !== 'object' || value === null) continue;
    characters += OBJECT;
    for (const part of Object.values(value)) left.push(part);
  }
  return characters;
}

function weighText(text: string): number {
  if (!text.startsWith('data:') && text.length <= LONGEST_TEXT) return text.length;
  return text.length / CHARACTERS_IN_FILE + countPngPixels(text) / PIXELS;
}

/** A row of the table, however short its texts. */
const OBJECT = 100;
/** The longest that is printed: a longer text is a file in base64, or refused. */
const LONGEST_TEXT = 10_000;
const CHARACTERS_IN_FILE = 10;
const PIXELS = 10;
