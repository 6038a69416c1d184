import type { TextStyle } from './text/shape.ts';

/** How a template dresses the same content: its texts and its lines. */
export type Template = {
  title: TextStyle;
  number: TextStyle;
  strong: TextStyle;
  body: TextStyle;
  soft: TextStyle;
  softStrong: TextStyle;
  tableHead: TextStyle;
  cell: TextStyle;
  cellDetail: TextStyle;
  section: TextStyle;
  total: TextStyle;
  totalStrong: TextStyle;
  footer: TextStyle;
  small: TextStyle;
  ruleColor: string;
  inkColor: string;
  stampColor: string;
  watermarkColor: string;
};

/** « Classique »: ink on white, one accent, thin rules. */
export function createClassique(accent: string): Template {
  return {
    title: { size: 25, weight: 'semibold', color: accent },
    number: { size: 11, weight: 'semibold', color: INK },
    strong: { size: 10, weight: 'semibold', color: INK },
    body: { size: 9, weight: 'regular', color: INK },
    soft: { size: 8.5, weight: 'regular', color: SOFT },
    softStrong: { size: 8.5, weight: 'semibold', color: INK },
    tableHead: { size: 8, weight: 'semibold', color: INK },
    cell: { size: 9, weight: 'regular', color: INK },
    cellDetail: { size: 8, weight: 'regular', color: SOFT },
    section: { size: 9, weight: 'semibold', color: accent },
    total: { size: 9, weight: 'regular', color: INK },
    totalStrong: { size: 12, weight: 'semibold', color: INK },
    footer: { size: 7, weight: 'regular', color: SOFT },
    small: { size: 7.5, weight: 'regular', color: SOFT },
    ruleColor: '#DDD7CA',
    inkColor: INK,
    stampColor: '#B93A2B',
    watermarkColor: '#F6E7E3',
  };
}

const INK = '#16202E';
const SOFT = '#55606F';

/** Distance from one baseline to the next. */
export function leading(style: TextStyle): number {
  return Math.round(style.size * 13.5) / 10;
}

/** Distance from the top of a line to its baseline, so that text sits in the middle of its leading. */
export function baseline(style: TextStyle): number {
  return (leading(style) + style.size * CAP_HEIGHT) / 2;
}

const CAP_HEIGHT = 0.698;
