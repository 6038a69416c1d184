/** What judges and lays out a document, by its moment: fetched with what shows it. */
export { analyse } from './analyse.ts';
