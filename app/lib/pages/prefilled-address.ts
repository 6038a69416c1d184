import { PREFILL_MARK } from './share-address.ts';

/**
 * The page of a kind, with what a link may ask for: some keys of the public JSON
 * (docs/prefilled-links.md).
 */
export function prefilledAddress(path: string, asked: Readonly<Record<string, unknown>>): string {
  return `${path}#${PREFILL_MARK}${encodeURIComponent(JSON.stringify(asked))}`;
}
