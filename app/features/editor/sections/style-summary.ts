import type { Draft } from '#documents';

/** What the closed section holds, in a line; the colour shows beside it. */
export function summarizeStyle({ style }: Draft): string {
  const parts = [
    style.logo ? 'logo' : '',
    style.watermark === 'none' ? '' : 'filigrane',
    'couleur',
  ].filter(Boolean);
  const words = parts.join(' · ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
