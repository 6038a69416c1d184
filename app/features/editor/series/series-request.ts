import type { Draft, FontMetrics } from '#documents';
import type { FontFiles } from '#documents/pdf';

/** A file to make of several documents: all that it takes, ready to be sent to a worker. */
export type SeriesRequest = {
  output: 'zip' | 'merged';
  drafts: readonly Draft[];
  /** Of the merged file. */
  title: string;
  /** YYYY-MM-DD */
  today: string;
  parts: FontMetrics['parts'];
  fonts: FontFiles;
};

/** A file of documents: which of them are a BROUILLON, and how many bytes each takes. */
export type SeriesFile = { bytes: Uint8Array; areBlocked: boolean[]; sizes: number[] };

/** What a worker tells of its work, then gives. */
export type SeriesMessage =
  | { type: 'progress'; done: number }
  | ({ type: 'done'; bytes: Uint8Array<ArrayBuffer> } & Omit<SeriesFile, 'bytes'>);
