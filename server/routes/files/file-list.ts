import * as z from 'zod/mini';

/** Files of the build by path: `/devis` is `devis/index.html`. Unlisted files are not served. */
export type FileList = z.infer<typeof fileListSchema>;
export type InlineHashes = z.infer<typeof inlineSchema>;

/** Preferred order of encodings, smallest first (RFC 9110, 8.4.1). */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export function nameEncoded(file: string, encoding: Encoding): string {
  return `${file}${SUFFIXES[encoding]}`;
}

/** Not listed itself, hence not served. */
export const FILE_LIST = '.files.json';

const SUFFIXES = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<
  Encoding,
  string
>;

/** Hashes of inline scripts and of style attributes, as a policy lists them. */
const inlineSchema = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

export const fileListSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    /**
     * A hash of each encoding’s bytes, as strong entity tag (RFC 9110, 8.8.3). A file without tags
     * has blanks, which the server fills (deployed/fill-blanks.ts).
     */
    tags: z.optional(
      z.object({
        identity: z.string(),
        br: z.optional(z.string()),
        gzip: z.optional(z.string()),
      }),
    ),
    /** Of a page; scripts that wait for the deployment are not among them. */
    inline: z.optional(inlineSchema),
  }),
);
