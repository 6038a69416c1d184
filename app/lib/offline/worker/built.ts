/// <reference lib="webworker" />
/** The files of this build, listed by server/routes/files/deployed/list-kept.ts. */
export type Built = {
  /** That of React Router’s manifest, by which a page knows its build. */
  version: string;
  /** A hash of the rest: it changes with any file. */
  id: string;
  /** Files of /assets/, whose names change with their content. */
  assets: readonly string[];
  /** Other files to keep, each with its integrity (Subresource Integrity). */
  files: Readonly<Record<string, string>>;
  /** Pages to keep once visited, each with its files and their integrity. */
  onVisit: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

declare const self: ServiceWorkerGlobalScope & { built: Built };

/** Put there by the server (scripts/build/write-service-workers.ts). */
export const { built } = self;
