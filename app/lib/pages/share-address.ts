/** Where a document that was shared by link is read. Its content is in the fragment. */
export const SHARE_PATH = '/partage';

/** Before what fills a new document, in the fragment of its page. */
export const PREFILL_MARK = 'draft=';

/** Before what leads to a document on the server, in the fragment: seals begin with a digit. */
export const KEPT_MARK = 's.';
