import type { DossierStore } from '#app/data/dossier-store.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import {
  findUnfinished,
  getDraft,
  hasDrafts,
  holdDraft,
  holdsDrafts,
  saveDraft,
} from './drafts.ts';
import { listGivenNumbers } from './given-numbers.ts';
import { keepLeftDraft } from './left-drafts.ts';
import { saveBeforeSync } from './typed-text.ts';
import { watchDevice, watchOtherTabs, watchRemovals } from './watch-device.ts';

/** The documents of this browser (IndexedDB). Only what the first page needs is loaded here. */
export const deviceDossier: DossierStore = {
  prepare: importQueries,

  hasAny: hasDrafts,
  // Visitors without any document do not load the code that reads a dossier.
  list: async (query) => ((await hasDrafts()) ? (await loadLists()).list(query) : null),
  listMatches: async (query) => (await loadLists()).listMatches(query),
  getNode: async (id) => ((await getDraft(id)) ? (await loadQueries()).getNode(id) : null),
  get: getDraft,
  listSummaries: async () => ((await hasDrafts()) ? (await loadQueries()).listSummaries() : []),
  listRecent: async (count) => (await loadQueries()).listRecent(count),
  findUnfinished,

  save: saveDraft,
  keepLeft: keepLeftDraft,
  saveLinked: async (drafts, links) => (await loadRest()).saveLinked(drafts, links),
  saveTied: async (drafts) => (await loadRest()).saveTied(drafts),
  tie: async (id) => (await loadQueries()).tie(id),
  takeBack: async (ids, ties) => (await loadRest()).takeBack(ids, ties),
  hold: holdDraft,
  holds: holdsDrafts,
  findTwin: async (draft) => (await loadTies()).readTwin(draft),

  pay: async (payment) => (await loadRest()).pay(payment),
  noteReminders: async (made) => (await loadRest()).noteReminders(made),
  forgetReminder: async (made) => (await loadRest()).forgetReminder(made),

  mark: async (id, name) => (await loadRest()).mark(id, name),
  remove: async (id) => (await loadRest()).remove(id),
  restore: async (removed) => (await loadRest()).restore(removed),

  watch: watchDevice,
  watchOthers: watchOtherTabs,
  watchRemovals,
  saveBeforeSync,

  listNumbers: listGivenNumbers,
  giveNumber: async (given) => (await loadRest()).saveGivenNumber(given),
  takeNumber: async (wanted, propose) => (await loadRest()).takeGivenNumber(wanted, propose),
  nextNumbers: async (drafts, date) => (await loadQueries()).nextNumbers(drafts, date),
};

// Summaries import many files: listing those would make every first page heavier.
async function importQueries() {
  return (await import('./rest-of-dossier.ts')).loadQueries();
}

const loadRest = () => fetchPart(() => import('./rest-of-dossier.ts'));
const loadQueries = () => fetchPart(importQueries);
const loadTies = () => fetchPart(() => import('./tie-dossier.ts'));
const loadLists = () => fetchPart(() => import('./list-dossier.ts'));
