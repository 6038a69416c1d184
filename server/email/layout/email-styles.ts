import type { CSSProperties } from 'react';

/** The tokens of app/styles.css, since mail clients do not support CSS variables. */
const PAINTS = {
  paper: [{ backgroundColor: '#FAF8F3' }, { backgroundColor: '#12161C' }],
  card: [
    { backgroundColor: '#FFFFFF', borderColor: '#E3DED2' },
    { backgroundColor: '#1A2029', borderColor: '#2C3440' },
  ],
  ink: [{ color: '#16202E' }, { color: '#ECE9E1' }],
  soft: [{ color: '#55606F' }, { color: '#A9B1BD' }],
  rule: [{ borderColor: '#E3DED2' }, { borderColor: '#2C3440' }],
  button: [
    { backgroundColor: '#1C5D4A', color: '#FFFFFF' },
    { backgroundColor: '#6FC3A8', color: '#12161C' },
  ],
  link: [{ color: '#1C5D4A' }, { color: '#6FC3A8' }],
  quote: [
    { color: '#16202E', borderColor: '#1C5D4A' },
    { color: '#ECE9E1', borderColor: '#6FC3A8' },
  ],
  sign: [{ borderColor: '#1C5D4A' }, { borderColor: '#6FC3A8' }],
  'sign-line': [{ backgroundColor: '#1C5D4A' }, { backgroundColor: '#6FC3A8' }],
} as const satisfies Record<string, readonly [CSSProperties, CSSProperties]>;

type Paint = keyof typeof PAINTS;

/** An element’s light colours, inline; its class brings the dark ones. */
export function painted(
  paint: Paint,
  style: CSSProperties,
): { className: string; style: CSSProperties } {
  return { className: paint, style: { ...style, ...PAINTS[paint][0] } };
}

/**
 * Dark colours for clients that follow the system’s theme; `!important` overrides the inline ones.
 * `data-ogsc` marks dark mode in Outlook on the web.
 */
export const BOTH_THEMES = `:root{color-scheme:light dark;supported-color-schemes:light dark}body.paper{background-color:${PAINTS.paper[0].backgroundColor}}@media (prefers-color-scheme:dark){${writeDark('')}}${writeDark('[data-ogsc] ')}`;

function writeDark(scope: string): string {
  return Object.entries(PAINTS)
    .map(([name, [, dark]]) => `${scope}.${name}{${writeRules(dark)}}`)
    .join('');
}

function writeRules(style: CSSProperties): string {
  return Object.entries(style)
    .map(
      ([name, value]) =>
        `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}!important`,
    )
    .join(';');
}

/** Long addresses and names must not widen a phone’s screen; `wordBreak` is for Outlook. */
const BREAKS = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;
const FONTS = "'IBM Plex Sans', Helvetica, Arial, sans-serif";

export const STYLES = {
  paper: { fontFamily: FONTS, padding: '24px 8px' },
  card: {
    borderStyle: 'solid',
    borderWidth: 1,
    borderRadius: 8,
    padding: '32px 24px',
    maxWidth: 520,
  },
  title: { fontSize: 22, lineHeight: 1.25, margin: '24px 0 0', ...BREAKS },
  text: { fontSize: 16, lineHeight: 1.5, margin: '16px 0 0', ...BREAKS },
  small: { fontSize: 14, lineHeight: 1.5, margin: '16px 0 0', ...BREAKS },
  button: { borderRadius: 6, fontWeight: 600, padding: '14px 20px', margin: '24px 0 0' },
  code: { fontSize: 28, fontWeight: 600, letterSpacing: 4, margin: '24px 0 0' },
  rule: { margin: '24px 0 0' },
  quotation: {
    borderLeft: '3px solid',
    fontSize: 16,
    lineHeight: 1.5,
    margin: '16px 0 0',
    padding: '0 0 0 16px',
    ...BREAKS,
  },
  facts: { fontSize: 16, lineHeight: 1.5, margin: '16px 0 0', borderCollapse: 'collapse' },
  factLabel: {
    textAlign: 'left',
    fontWeight: 400,
    padding: '4px 16px 4px 0',
    verticalAlign: 'top',
  },
  factValue: { fontWeight: 600, padding: '4px 0', ...BREAKS },
  links: { margin: '8px 0 0' },
  /** Links below each other, tall enough for a finger. */
  link: {
    display: 'block',
    fontSize: 14,
    lineHeight: '20px',
    padding: '8px 0',
    textDecoration: 'underline',
  },
} as const satisfies Record<string, CSSProperties>;
