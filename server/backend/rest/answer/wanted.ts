import type { Routine } from '#server/backend/rest/catalogue.ts';
import type { Media } from '#server/backend/rest/parse/media.ts';
import type { Operation, Preferences } from '#server/backend/rest/parse/prefer.ts';

/** Rows as JSON texts, their number, and the total if it was counted. */
export type AnswerPage = { rows: string[]; length: number; total: number | null };

export type Answer = {
  operation: Operation;
  isHead: boolean;
  media: Media;
  preferences: Preferences;
  offset: number;
  limit: number | null;
  routine?: Routine;
};

/** Whether the answer contains rows. */
export function hasBody({ operation, isHead, preferences, routine }: Answer): boolean {
  if (isHead || routine?.isVoid || preferences.return === 'minimal') return false;
  return operation === 'read' || operation === 'call' || preferences.return === 'representation';
}
