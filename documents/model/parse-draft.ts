import { type Draft, draftSchema } from './draft.ts';
import { findExcess } from './find-excess.ts';

/** A path (« lines[2].quantity ») and what was expected there, in English. */
export type DraftProblem = { path: string; message: string };

export type ParsedDraft = { ok: true; draft: Draft } | { ok: false; problems: DraftProblem[] };

/** The version written by this code; older ones are migrated, newer ones refused. */
const DRAFT_VERSION = 1;

/**
 * Checks an unknown JSON value and fills in defaults. Only the shape is checked: the law is for
 * `checkConformity`, so that an unfinished draft opens.
 */
export function parseDraft(input: unknown): ParsedDraft {
  const refusal = refuseVersion(input);
  if (refusal) return { ok: false, problems: [refusal] };
  const result = draftSchema.safeParse(input);
  if (result.success) return refuseExcess(result.data);
  return {
    ok: false,
    problems: result.error.issues
      .slice(0, MAX_PROBLEMS)
      .map(({ path, message }) => ({ path: formatPath(path), message })),
  };
}

function refuseExcess(draft: Draft): ParsedDraft {
  const excess = findExcess(draft);
  return excess ? { ok: false, problems: [excess] } : { ok: true, draft };
}

function refuseVersion(input: unknown): DraftProblem | null {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { path: '', message: 'Expected a JSON object that describes one document' };
  }
  const version = 'version' in input ? input.version : undefined;
  if (typeof version === 'number' && version > DRAFT_VERSION) {
    return {
      path: 'version',
      message: `This document was made by a newer version of Facturier (version ${version}); this one reads version ${DRAFT_VERSION}. Update it first`,
    };
  }
  return null;
}

/** ['lines', 2, 'name'] → « lines[2].name » */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : `${text}${text ? '.' : ''}${String(key)}`,
    '',
  );
}

/** Enough to correct a file by hand; a hostile one could have millions. */
const MAX_PROBLEMS = 100;
