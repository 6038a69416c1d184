import { explainFileError } from '#cli/output/explain-file-error.ts';
import { type Draft, type DraftProblem, parseDraft } from '#documents';
import { decodeText } from './decode-text.ts';
import { findJsonError } from './find-json-error.ts';
import { readBytes } from './read-bytes.ts';

export type InputProblem = DraftProblem & { line?: number; column?: number };

export type ReadDraft = { ok: true; draft: Draft } | { ok: false; problems: InputProblem[] };

/**
 * Reads a draft from a file (« - »: standard input) with its defaults, or lists all its problems.
 */
export async function readDraft(input: string): Promise<ReadDraft> {
  let bytes: Uint8Array | null;
  try {
    bytes = await readBytes(input, MAX_BYTES);
  } catch (error) {
    return fail(explainFileError(error, 'read'));
  }
  if (bytes === null) return fail(`it is larger than ${MAX_BYTES / 1e6} MB: a draft never is`);
  const decoded = decodeText(bytes);
  return decoded.ok ? parseText(decoded.text) : fail(decoded.message);
}

function parseText(text: string): ReadDraft {
  if (text.trim() === '') return fail('it is empty: expected a JSON object');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const found = findJsonError(text) ?? { message: String(error) };
    return { ok: false, problems: [{ path: '', ...found }] };
  }
  return parseDraft(json);
}

function fail(message: string): ReadDraft {
  return { ok: false, problems: [{ path: '', message }] };
}

/** A draft holds at most one logo (3 MB) and twenty attachments. */
const MAX_BYTES = 20_000_000;
