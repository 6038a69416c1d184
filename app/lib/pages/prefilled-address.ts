import { PREFILL_MARK } from './share-address.ts';

/**
 * A link that prefills the form of a kind with keys of the public JSON (docs/prefilled-links.md).
 */
export function prefilledAddress(path: string, asked: Readonly<Record<string, unknown>>): string {
  return `${path}#${PREFILL_MARK}${encodeURIComponent(JSON.stringify(asked))}`;
}
