import type { Draft } from '#documents';
import {
  type DocumentSummary,
  findTwin,
  type StoredDraft,
  summarize,
  type Ties,
  tieTakenUp,
} from '#documents/dossier';
import { saveLinked } from './change-dossier.ts';
import { getDraft } from './drafts.ts';
import { readSurvey } from './read-survey.ts';

export async function saveWithTies(drafts: readonly StoredDraft[]): Promise<Ties> {
  const ties = tieTakenUp(drafts.map(summarize), await readSurvey(), Date.now());
  await saveLinked(drafts, ties.links, ties.replaced);
  return ties;
}

/** Links a kept document to those it refers to. */
export async function tieDocument(document: DocumentSummary): Promise<void> {
  const { summaries, links } = await readSurvey();
  const others = summaries.filter(({ id }) => id !== document.id);
  const ties = tieTakenUp([document], { summaries: others, links }, Date.now());
  if (ties.links.length > 0) await saveLinked([], ties.links, ties.replaced);
}

export async function readTwin(draft: Draft): Promise<StoredDraft | null> {
  const { summaries } = await readSurvey();
  const wanted = summarize({ id: '', draft, rawTexts: {}, updatedAt: 0 });
  const twin = findTwin(wanted, summaries);
  return twin && getDraft(twin.id);
}
