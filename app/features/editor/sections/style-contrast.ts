/** The least contrast of a text on its background (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;

/** « #1C5D4A » against the white of the sheet, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastOnWhite(color: string): number {
  return 1.05 / (luminance(color) + 0.05);
}

/** The same hue, only as dark as it must be to be read on white. */
export function darkenUntilReadable(color: string): string {
  for (let part = 100; part > 0; part -= 2) {
    const darker = scale(color, part / 100);
    if (contrastOnWhite(darker) >= MIN_CONTRAST) return darker;
  }
  return '#000000';
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function scale(color: string, part: number): string {
  const hex = channels(color).map((channel) =>
    Math.round(channel * part)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`.toUpperCase();
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
