/** Fetched once there is a number to follow. */
export { listNextNumbers, numberDrafts } from '#documents/dossier';
