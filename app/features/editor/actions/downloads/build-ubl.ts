/** A separate chunk: the chunk that makes PDFs already contains the CII syntax. */
export { buildUbl } from '#documents';
