/** The code of an export and of an import, fetched together: few people need it. */
export { ArchiveImportDialog } from './archive-import-dialog.tsx';
export { makeArchive } from './make-archive.ts';
