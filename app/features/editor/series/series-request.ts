import type { Draft, FontMetrics } from '#documents';
import type { FontFiles } from '#documents/pdf';

/** A request to make one file of several documents, cloneable for a worker. */
export type SeriesRequest = {
  output: 'zip' | 'merged';
  drafts: readonly Draft[];
  /** Title of the merged PDF. */
  title: string;
  /** YYYY-MM-DD */
  today: string;
  parts: FontMetrics['parts'];
  fonts: FontFiles;
};

/** The file, with which documents are a BROUILLON and the size of each in bytes. */
export type SeriesFile = { bytes: Uint8Array; areBlocked: boolean[]; sizes: number[] };

export type SeriesMessage =
  | { type: 'progress'; done: number }
  | ({ type: 'done'; bytes: Uint8Array<ArrayBuffer> } & Omit<SeriesFile, 'bytes'>);
