/** The page that opens shared documents; the content is in the fragment. */
export const SHARE_PATH = '/partage';

/** Fragment prefix of a prefilled document. */
export const PREFILL_MARK = 'draft=';

/** Fragment prefix of a document stored on the server; sealed texts begin with a digit. */
export const KEPT_MARK = 's.';

/** The page of a document of an account for who receives it; the token is the fragment. */
export const CLIENT_PAGE_PATH = '/d';
