import * as z from 'zod/mini';

/**
 * What the build wrote, by address: `/devis` is the page `devis/index.html`. What is not listed
 * does not exist.
 */
export type FileList = z.infer<typeof fileListSchema>;

/** The codings that a file may be kept in, those that save most first (RFC 9110, 8.4.1). */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Where a coding of `file` is kept: beside it. */
export function nameEncoded(file: string, encoding: Encoding): string {
  return `${file}${SUFFIXES[encoding]}`;
}

/** In the folder of the files, but not in the list: it is not served. */
export const FILE_LIST = '.files.json';

const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Encoding,
  string
>;

export const fileListSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /** A hash of the bytes of each coding: two that are alike are one (RFC 9110, 8.8.3). */
    tags: z.object({
      identity: z.string(),
      br: z.optional(z.string()),
      gzip: z.optional(z.string()),
    }),
    /** Of a page: the hashes of its inline scripts, as its policy names them (CSP 3, 8.4). */
    scripts: z.optional(z.array(z.string())),
  }),
);
