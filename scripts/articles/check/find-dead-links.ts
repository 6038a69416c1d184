import { isPlanned } from '#content/articles/plan.ts';

/** What the site has: its addresses, and the anchors of its articles. */
export type SiteAddresses = {
  paths: ReadonlySet<string>;
  /** By address; a page that is no article has none here. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Links of the article at `path` that lead nowhere; one of the plan may still have no file. */
export function findDeadLinks(
  path: string,
  links: readonly string[],
  { paths, anchors }: SiteAddresses,
): string[] {
  return links.filter((link) => {
    if (/^(https:|mailto:)/.test(link)) return false;
    const [address = '', anchor] = link.split('#');
    const target = address.split('?')[0] || path;
    const slug = target.match(/^\/articles\/(.+)$/)?.[1];
    if (slug && isPlanned(slug) && !paths.has(target)) return false;
    if (!paths.has(target)) return true;
    const known = anchors.get(target);
    return anchor !== undefined && known !== undefined && !known.has(decodeURIComponent(anchor));
  });
}
