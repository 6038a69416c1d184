/**
 * The sheet: pages of positioned marks, drawn by painters (SVG, PDF) without arithmetic on money
 * and without wording. Units: points (1/72 inch); origin at the top left of the page, y grows
 * downwards; a text's y is its baseline.
 */

import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { FontPartName, FontWeight } from './fonts/font-part.ts';
import type { QrCode } from './qr-code.ts';

export type { FontPartName, FontWeight };

/**
 * `node` is the structure element of a mark (index in `Sheet.nodes`); a mark without it is an
 * artifact, decoration without meaning.
 */
type Placed = {
  node?: number | undefined;
  /**
   * JSON path of the field behind this mark: « lines[2].name ». A letter uses the paths of a
   * document for the same parts: « buyer.name » is its addressee, « issueDate » its date.
   */
  field?: DraftPath | undefined;
};

/** A run of text in one font part and weight. */
export type TextMark = Placed & {
  type: 'text';
  x: number;
  y: number;
  text: string;
  part: FontPartName;
  weight: FontWeight;
  size: number;
  color: string;
  /** Advance of the whole run, so that painters never measure. */
  width: number;
  /** The last word goes on in the next mark of the node: another font part, or a cut word. */
  isCut?: boolean;
};
/** Horizontal or vertical. */
export type RuleMark = Placed & {
  type: 'rule';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  width: number;
  color: string;
};
export type BoxMark = Placed & {
  type: 'box';
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
};
/** A raster image; `image` is an index in `Sheet.images`. */
export type ImageMark = Placed & {
  type: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  image: number;
};
export type ModulesMark = Placed & {
  type: 'modules';
  x: number;
  y: number;
  size: number;
  code: QrCode;
  color: string;
};
/** A large text across the page (BROUILLON…), rotated around its centre. */
export type WatermarkMark = {
  type: 'watermark';
  x: number;
  y: number;
  text: string;
  part: FontPartName;
  weight: FontWeight;
  size: number;
  color: string;
  width: number;
  angle: number;
};

export type Mark = TextMark | RuleMark | BoxMark | ImageMark | ModulesMark | WatermarkMark;

/** Standard structure types of PDF 1.7 (ISO 32000-1, § 14.8.4). */
export type Role =
  | 'Document'
  | 'Part'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Figure'
  | 'Link';

/** Nodes are in reading order, parents before children; node 0 is the Document. */
export type StructureNode = {
  role: Role;
  parent: number | null;
  /** Alternative text of a Figure. */
  alt?: string;
  /** For a TH. */
  scope?: 'Column' | 'Row';
  colSpan?: number;
  rowSpan?: number;
  /** BCP 47; set when it differs from the sheet's. */
  language?: string;
  href?: string;
};

export type SheetImage = {
  format: 'png' | 'jpeg';
  width: number;
  height: number;
  bytes: Uint8Array;
  dataUrl: string;
};

export type Page = {
  width: number;
  height: number;
  marks: Mark[];
  /** The place for a logo on a document without one: shown on screen, never painted. */
  logoPlace?: { x: number; y: number; width: number; height: number };
};

/** An outline entry of the PDF: leads to the top of a page, by index in `Sheet.pages`. */
export type Bookmark = { title: string; page: number };

export type Sheet = {
  pages: Page[];
  nodes: StructureNode[];
  images: SheetImage[];
  /** For the metadata: « Facture F-2026-0042 ». */
  title: string;
  /** The seller's name. */
  author: string;
  subject: string;
  language: string;
  bookmarks?: Bookmark[];
  missingGlyphs: MissingGlyph[];
};

/** A character without a font part: replaced on the sheet, kept in the XML. */
export type MissingGlyph = { character: string; field?: DraftPath };
