/** What menus, search engines and the site map know of a public page. */
export type PublicPage = {
  path: `/${string}`;
  /** What menus and the breadcrumb call it. */
  name: string;
  /** One sentence, in menus and lists. */
  summary?: string;
  /** At most 60 signs; the name of the product is added after it where it is not in it. */
  title: string;
  /** At most 155 signs. */
  description: string;
  keywords: readonly string[];
  /** When its words last changed, for the site map. */
  updated: `${number}-${number}-${number}`;
  /** The page above it in the breadcrumb, when that is not the home page. */
  parent?: `/${string}`;
  /** Where the frame of the site links to it, in the order of the table. */
  places?: readonly PagePlace[];
  /** Keys of the older site, beside the one that its path gives (legacy-keys.ts). */
  legacyKeys?: readonly string[];
};

/**
 * `header`: a link of its own beside the menus; `guides`, `documents`, `tools`: a line of that
 * menu; `company` and `legal`: a column of the footer.
 */
export type PagePlace = 'header' | 'guides' | 'documents' | 'tools' | 'company' | 'legal';
