import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import { type Draft, requireKind } from '#documents';

export function summarizeStyle({ style, kind }: Draft): string {
  const isSignedHere = style.signature && requireKind(kind).signature !== 'issuer';
  return [
    TEMPLATE_WORDS[style.template].label,
    style.logo ? 'logo' : '',
    isSignedHere ? 'signature' : '',
    style.watermark === 'none' ? '' : 'filigrane',
    style.columns && Object.keys(style.columns).length > 0 ? 'colonnes' : '',
    Object.values(style.labels ?? {}).some(Boolean) ? 'intitulés' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
