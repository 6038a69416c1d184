/** Fetched once there is a number to follow. */
export { listNextNumbers } from '#documents/dossier';
