import type { Saying } from '#content/deployment.ts';

/** The data of a public page for menus, search engines and the site map. */
export type PublicPage = {
  path: `/${string}`;
  /** For menus and the breadcrumb. */
  name: string;
  /** One sentence, for menus and lists. */
  summary?: string;
  /** At most 60 characters; the product’s name is appended if missing. */
  title: string;
  /** At most 155 characters. */
  description: string;
  keywords: readonly string[];
  /** Date of its last change, for the site map. */
  updated: `${number}-${number}-${number}`;
  /** Parent in the breadcrumb, when it is not the home page. */
  parent?: `/${string}`;
  /** Menus and columns that link to it, in the order of the table. */
  places?: readonly PagePlace[];
  /** Only linked, and in the site map, where the deployment says this. */
  needs?: Saying;
  /** Keys of the older site, beside the one derived from its path (legacy-keys.ts). */
  legacyKeys?: readonly string[];
};

/**
 * `header`: a link beside the menus; `guides`, `documents`, `tools`: an entry of that menu;
 * `company`, `legal`: a column of the footer.
 */
export type PagePlace = 'header' | 'guides' | 'documents' | 'tools' | 'company' | 'legal';
