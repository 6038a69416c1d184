export function explainFileError(error: unknown, action: 'read' | 'write'): string {
  const { code, message } = error as NodeJS.ErrnoException; // what node:fs throws
  const known = code === undefined ? undefined : { ...sentences, ...sentencesOf[action] }[code];
  return known ?? `it could not be ${action === 'read' ? 'read' : 'written'} (${code ?? message})`;
}

const sentences: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder: give the name of a file',
  ELOOP: 'its symbolic links go round in circles',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk answered with an error',
};

const sentencesOf: Readonly<Record<'read' | 'write', Readonly<Record<string, string>>>> = {
  read: {
    EACCES: 'you have no right to read it',
    EPERM: 'you have no right to read it',
    ENOENT: 'no such file',
    ENOTDIR: 'no such file: a part of its path is not a folder',
  },
  write: {
    EACCES: 'you have no right to write there',
    EPERM: 'you have no right to write there',
    EROFS: 'the disk is read-only',
    ENOENT: 'its folder does not exist',
    ENOTDIR: 'a part of its path is not a folder',
    EEXIST: 'a part of its path is not a folder',
    ENOSPC: 'no space is left on the disk',
    EDQUOT: 'your quota on the disk is used up',
    EFBIG: 'the system allows no file of that size',
  },
};
