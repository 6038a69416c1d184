import type { Content } from './content.ts';
import type { DocumentName } from './draft.ts';

export type Drawer = {
  /** The bytes of a finished PDF. */
  draw: (name: DocumentName) => Uint8Array | Promise<Uint8Array>;
};

/** The same texts and the same two fonts for every contender. */
export type Materials = {
  /** The JSON text of a draft. */
  readDraft: (name: DocumentName) => string;
  /** The texts of the sheet of a draft. */
  readContent: (name: DocumentName) => Content;
  /** Paths of TrueType files with the 260 characters of the documents. */
  fonts: { regular: string; semibold: string };
};

/** Reads inputs in advance; fonts are parsed with the first document, which should pay for it. */
export type OpenDrawer = (materials: Materials) => Drawer | Promise<Drawer>;
