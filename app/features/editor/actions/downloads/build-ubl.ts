/** Apart from what makes a PDF, which has the other syntax in it. */
export { buildUbl } from '#documents';
