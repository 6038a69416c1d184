import type { FontPartName, FontWeight } from '#documents/sheet/fonts/font-part.ts';
import type { FontMetrics } from './font-metrics.ts';

/** Lengths in points. `lineHeight` is in tenths of the size, 13.5 by default. */
export type TextStyle = { size: number; weight: FontWeight; color: string; lineHeight?: number };

/** Consecutive characters of one font part. `width` in points. */
export type Run = { text: string; part: FontPartName; width: number };
/** `isCut` when the last word goes on in the next line, as after a hyphen. */
export type TextLine = { runs: Run[]; width: number; isCut?: boolean };

/** Called for each character without a font part. */
export type MissingGlyphs = (character: string) => void;

/** Replaces a character that the family lacks. */
const REPLACEMENT = '\ufffd';

/** Splits a text into runs of one font part, replacing missing characters. Never breaks lines. */
export function shapeText(
  metrics: FontMetrics,
  text: string,
  style: TextStyle,
  onMissing: MissingGlyphs,
): TextLine {
  const whole = shapeSinglePart(metrics, text, style);
  if (whole) return whole;
  const drawable = replaceMissing(metrics, text, onMissing);
  const runs = cutIntoRuns(metrics, drawable, style.weight, style.size / 1000);
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
}

/** Fast path for a text in one font part, the usual case; null for others. */
export function shapeSinglePart(
  metrics: FontMetrics,
  text: string,
  style: TextStyle,
): TextLine | null {
  const only = measureSinglePart(metrics, text, style.weight);
  if (!only) return null;
  const width = only.advance * (style.size / 1000);
  return { runs: text === '' ? [] : [{ text, part: only.part, width }], width };
}

/** Width of a text in points, as {@link shapeText} would draw it. */
export function measureText(metrics: FontMetrics, text: string, style: TextStyle): number {
  const only = measureSinglePart(metrics, text, style.weight);
  if (only) return (only.advance * style.size) / 1000;
  return shapeText(metrics, text, style, () => undefined).width;
}

/** Fast path without allocation per character, for a text in one font part. */
function measureSinglePart(
  metrics: FontMetrics,
  text: string,
  weight: FontWeight,
): { part: FontPartName; advance: number } | null {
  const advances = metrics.advances[weight];
  const first = text === '' ? 1 : (metrics.partOf[text.charCodeAt(0)] ?? 0);
  let advance = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (metrics.partOf[unit] !== first || first === 0) return null;
    advance += advances[unit] ?? 0;
  }
  const part = metrics.parts[first - 1];
  return part ? { part: part.name, advance } : null;
}

function cutIntoRuns(metrics: FontMetrics, text: string, weight: FontWeight, scale: number): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    const part = metrics.parts[(metrics.partOf[codepoint] ?? 0) - 1];
    if (!part) continue;
    const width = (metrics.advances[weight][codepoint] ?? 0) * scale;
    const last = runs.at(-1);
    if (last?.part === part.name) {
      last.text += character;
      last.width += width;
    } else {
      runs.push({ text: character, part: part.name, width });
    }
  }
  return runs;
}

function replaceMissing(metrics: FontMetrics, text: string, onMissing: MissingGlyphs): string {
  let result = '';
  for (const character of text) {
    const codepoint = character.codePointAt(0) ?? 0;
    if (codepoint < 0x10000 && metrics.partOf[codepoint]) {
      result += character;
    } else if (!INVISIBLE.test(character)) {
      onMissing(character);
      if (!ACCENT.test(character)) result += REPLACEMENT;
    }
  }
  return result;
}

// Joiners, variation selectors, direction marks and skin tones are dropped.
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}\p{Cf}]/u;
// An accent without a precomposed letter is dropped: its letter stays readable.
const ACCENT = /[\p{Mn}\p{Me}]/u;
