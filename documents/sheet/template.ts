import type { TextStyle } from './text/shape.ts';

/** How a template dresses the same content: data that blocks read. */
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
  /** Read on white, and white on it: never less than 4.5:1. */
  accentColor: string;
  tintColor: string;
  /** Where the first page puts the title, the dates and both sides. */
  letterhead: Letterhead;
  table: TableLook;
  /** How the amount that matters stands out. */
  emphasis: 'rule' | 'filled' | 'tinted' | 'plain';
  /** Of the spaces between blocks: 1 is that of « classique ». */
  spacing: number;
};

/**
 * « sides »: the seller faces the title. « band »: the title and the dates lie on a band of colour,
 * edge to edge. « columns »: the title and a row of dates, then both sides next to each other; as
 * high as the window of an envelope unless `top` says where.
 */
export type Letterhead =
  | { kind: 'sides' | 'band' }
  | { kind: 'columns'; top?: number; logo: { width: number; height: number }; hasMark: boolean };

export type TableLook = {
  /** Under the head: a rule, or a ground of colour; a hairline or nothing more. */
  head: 'rule' | 'filled' | 'tinted' | 'hairline';
  /** Between rows: a rule, one row in two on a ground, or white space. */
  rows: 'rules' | 'stripes' | 'none';
  /** Above and below the texts of a row. */
  padding: number;
};

/** Distance from one baseline to the next. */
export function leading({ size, lineHeight = LINE_HEIGHT }: TextStyle): number {
  return Math.round(size * lineHeight) / 10;
}

/**
 * Distance from the top of a line to its baseline, so that text sits in the middle of its leading.
 */
export function baseline(style: TextStyle): number {
  return (leading(style) + style.size * CAP_HEIGHT) / 2;
}

const CAP_HEIGHT = 0.698;
const LINE_HEIGHT = 13.5;
