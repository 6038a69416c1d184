import { type StoreNames, unwrap } from 'idb';
import type { BrowserSchema, BrowserStore } from './browser-schema.ts';

/** Without a promise of its own: `transaction.done` tells of all that were put. */
export function putQuietly<Name extends StoreNames<BrowserSchema>>(
  store: BrowserStore<Name, StoreNames<BrowserSchema>[]>,
  value: BrowserSchema[Name]['value'],
): void {
  unwrap(store).put(value);
}
