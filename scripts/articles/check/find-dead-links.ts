import { isPlanned } from '#content/articles/plan.ts';

/** Paths of the site, and anchors of its articles. */
export type SiteAddresses = {
  paths: ReadonlySet<string>;
  /** Keyed by path; pages other than articles have none. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Dead links of the article at `path`; planned articles may have no file yet. */
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
