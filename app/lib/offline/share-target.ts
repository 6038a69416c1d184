/** The page that opens the files which other applications share (Web Share Target). */
export const SHARE_TARGET = '/lire-facture-electronique';
export const SHARE_FIELD = 'fichiers';
/** Tells the page that files wait for it. */
export const SHARED_HASH = '#partage';
