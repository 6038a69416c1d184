/** A file that drafts name « file:<hash> ». */
export type FileRow = { hash: string; media_type: string; base64: string };

/**
 * Puts the files back into a stored draft: pictures as data URLs, attachments as base64. What has
 * another shape stays as it is.
 */
export function joinStoredFiles(draft: StoredJson, files: readonly FileRow[]): StoredJson {
  const byName = new Map(files.map((file) => [`file:${file.hash}`, file]));
  const findFile = (name: unknown) => (typeof name === 'string' ? byName.get(name) : undefined);
  const { style, attachments } = draft;
  return {
    ...draft,
    ...(isObject(style) && { style: joinPictures(style, findFile) }),
    ...(Array.isArray(attachments) && {
      attachments: attachments.map((one: unknown) => {
        const file = isObject(one) ? findFile(one.content) : undefined;
        return isObject(one) && file ? { ...one, content: file.base64 } : one;
      }),
    }),
  };
}

function joinPictures(style: StoredJson, findFile: FindFile): StoredJson {
  const joined: Record<string, unknown> = { ...style };
  for (const name of ['logo', 'signature']) {
    const picture = style[name];
    const file = isObject(picture) ? findFile(picture.data) : undefined;
    if (isObject(picture) && file)
      joined[name] = { ...picture, data: `data:${file.media_type};base64,${file.base64}` };
  }
  return joined;
}

export type StoredJson = Readonly<Record<string, unknown>>;
type FindFile = (name: unknown) => FileRow | undefined;

function isObject(value: unknown): value is StoredJson {
  return typeof value === 'object' && value !== null;
}
