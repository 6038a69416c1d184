import MiniSearch from 'minisearch';
import { searchOptions } from './search-options.ts';

export type Found = { path: string; title: string; summary: string };

/** Loads the index once, on demand; searching works offline. */
export async function openSiteSearch(): Promise<(query: string) => Found[]> {
  opened ??= fetchIndex().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  const index = await opened;
  return (query) =>
    index
      .search(query)
      .slice(0, MOST)
      .map(({ id, title, summary }) => ({ path: id, title, summary }));
}

let opened: Promise<ReturnType<typeof readIndex>> | null = null;

async function fetchIndex() {
  const response = await fetch('/recherche.json');
  if (!response.ok) throw new Error(`/recherche.json: ${response.status}`);
  return readIndex(await response.text());
}

function readIndex(json: string) {
  return MiniSearch.loadJSON(json, searchOptions);
}

const MOST = 20;
