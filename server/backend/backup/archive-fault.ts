/** A failure to read or write the file of a backup, as node:fs tells it in `cause`. */
export function archiveFault(cause: unknown): Error {
  if (isArchiveFault(cause)) return cause;
  return Object.assign(new Error('The file of the backup', { cause }), { code: ARCHIVE_FAULT });
}

export function isArchiveFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === ARCHIVE_FAULT;
}

const ARCHIVE_FAULT = 'ARCHIVE_FAULT';
