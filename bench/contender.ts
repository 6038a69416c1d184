import type { Content } from './content.ts';
import type { DocumentName } from './draft.ts';

/** How a contender draws its documents, ready to be called again and again. */
export type Drawer = {
  /** The bytes of a finished PDF. */
  draw: (name: DocumentName) => Uint8Array | Promise<Uint8Array>;
  close?: () => Promise<void>;
};

/** What a contender gets: the same words and the same two fonts for all. */
export type Materials = {
  /** The JSON text of a draft. */
  readDraft: (name: DocumentName) => string;
  /** What the sheet of this draft says. */
  readContent: (name: DocumentName) => Content;
  /** Paths of TrueType files, of the 260 characters that the documents may use. */
  fonts: { regular: string; semibold: string };
  /** Where Chromium is; null for Playwright's own. */
  chromium: string | null;
};

/**
 * Prepares nothing that a first document should pay for: inputs are read, fonts are not yet parsed.
 */
export type OpenDrawer = (materials: Materials) => Drawer | Promise<Drawer>;
