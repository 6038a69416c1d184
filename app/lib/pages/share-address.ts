/** The page that opens shared documents; the content is in the fragment. */
export const SHARE_PATH = '/partage';

/** Fragment prefix of a prefilled document. */
export const PREFILL_MARK = 'draft=';

/** Fragment prefix of a document stored on the server; sealed texts begin with a digit. */
export const KEPT_MARK = 's.';

/** The client’s page; its token is the fragment of the address. */
export const CLIENT_PAGE_PATH = '/d';
