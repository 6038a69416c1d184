import { isEdited } from '#app/features/editor/kind/other-kind.ts';
import { type Draft, requireKind } from '#documents';
import { describePath } from './describe-path.ts';
import { readStoredDraft } from './read-stored-draft.ts';

/** In French, for people: what was left out of an opened file, or why it does not open. */
export type ReadFile =
  | { ok: true; draft: Draft; remark: string | null }
  | { ok: false; message: string };

/** The text of a file that someone chose, to a draft. */
export function readDraftFile(text: string): ReadFile {
  const json = parseJson(text);
  if (json === undefined) return { ok: false, message: NOT_OURS };
  const read = readStoredDraft(json);
  if (read.ok && !isEdited(read.draft.kind)) {
    const { label } = requireKind(read.draft.kind);
    return { ok: false, message: `${OTHER_KIND} Celui-ci\u00a0: ${label.toLowerCase()}.` };
  }
  if (read.ok) return { ok: true, draft: read.draft, remark: describeSetAside(read.setAside) };
  const isNewer = read.problems.some(
    ({ path, message }) => path === 'version' && message.includes('newer'),
  );
  return { ok: false, message: isNewer ? TOO_NEW : NOT_OURS };
}

/** Larger than any draft with its logo and its attachments. */
export const MAX_FILE_BYTES = 20_000_000;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

function describeSetAside(problems: readonly { path: string }[]): string | null {
  if (problems.length === 0) return null;
  const names = [...new Set(problems.map(({ path }) => describePath(path)))];
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length > MAX_NAMES ? '…' : '';
  return names.length === 1
    ? `Une valeur n’a pas pu être lue\u00a0: ${shown}. Complétez-la.`
    : `${names.length} valeurs n’ont pas pu être lues\u00a0: ${shown}${more}. Complétez-les.`;
}

const MAX_NAMES = 3;
const NOT_OURS =
  'Ce fichier n’est pas un brouillon. Choisissez un fichier JSON téléchargé depuis cette page.';
const OTHER_KIND = 'Cette page n’ouvre que les brouillons de factures.';
const TOO_NEW =
  'Ce brouillon vient d’une version plus récente. Rechargez la page, puis ouvrez-le à nouveau.';
