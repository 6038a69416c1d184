import type { TextStyle } from './text/shape.ts';

/** The look of a template, as data for the blocks. */
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
  watermarkColor: string;
  /** At least 4.5:1 against white, in both directions. */
  accentColor: string;
  tintColor: string;
  letterhead: Letterhead;
  table: TableLook;
  emphasis: 'rule' | 'filled' | 'tinted' | 'plain';
  /** Factor of the spacing between blocks; « classique » is 1. */
  spacing: number;
};

/**
 * « sides »: the title opposite the seller. « band »: the title and dates on a full-width colour
 * band. « columns »: the title and a row of dates, then both parties side by side at the height of
 * the envelope window, unless `top` is set.
 */
export type Letterhead =
  | { kind: 'sides' | 'band' }
  | { kind: 'columns'; top?: number; logo: { width: number; height: number }; hasMark: boolean };

export type TableLook = {
  head: 'rule' | 'filled' | 'tinted' | 'hairline';
  rows: 'rules' | 'stripes' | 'none';
  /** Above and below the texts of a row. */
  padding: number;
};

/** Distance between baselines, in points. */
export function leading({ size, lineHeight = LINE_HEIGHT }: TextStyle): number {
  return Math.round(size * lineHeight) / 10;
}

/** Distance from the top of a line to its baseline, in points; centres the text in its leading. */
export function baseline(style: TextStyle): number {
  return (leading(style) + style.size * CAP_HEIGHT) / 2;
}

const CAP_HEIGHT = 0.698;
const LINE_HEIGHT = 13.5;
