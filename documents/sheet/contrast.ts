/** Minimal contrast of a text on its background (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** Contrast of a colour (« #1C5D4A ») on white, from 1 to 21; the same as white on that colour. */
export function contrastOnWhite(color: string): number {
  return contrastBetween(color, '#FFFFFF');
}

/** Contrast ratio of two colours, in either order (WCAG 2.2, relative luminance). */
export function contrastBetween(color: string, background: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The same hue, darkened just enough to be readable on white and on its own ground. */
export function darkenUntilReadable(color: string): string {
  if (isReadable(color)) return color;
  for (let part = 98; part > 0; part -= 2) {
    const darker = mapChannels(color, (channel) => (channel * part) / 100);
    if (isReadable(darker)) return darker;
  }
  return '#000000';
}

/** The colour mixed with white: `part` of it, from 0 to 1. */
export function tint(color: string, part: number): string {
  return mapChannels(color, (channel) => 255 - (255 - channel) * part);
}

/** A very light tint, for stripes and blocks. */
export function groundOf(color: string): string {
  return tint(color, 0.07);
}

function isReadable(color: string): boolean {
  return contrastBetween(color, groundOf(color)) >= MIN_CONTRAST;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mapChannels(color: string, change: (channel: number) => number): string {
  const hex = channels(color).map((channel) =>
    Math.round(change(channel)).toString(16).padStart(2, '0'),
  );
  return `#${hex.join('')}`.toUpperCase();
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
