import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import type { Draft } from '#documents';

export function summarizeStyle({ style }: Draft): string {
  return [
    TEMPLATE_WORDS[style.template].label,
    style.logo ? 'logo' : '',
    style.watermark === 'none' ? '' : 'filigrane',
    style.columns && Object.keys(style.columns).length > 0 ? 'colonnes' : '',
    Object.values(style.labels ?? {}).some(Boolean) ? 'intitulés' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
