import type { Routine } from '#server/backend/rest/catalogue.ts';
import type { Media } from '#server/backend/rest/parse/media.ts';
import type { Operation, Preferences } from '#server/backend/rest/parse/prefer.ts';

/**
 * What a statement gave: rows, each as a JSON text, how many, and how many there are in all when it
 * was asked.
 */
export type AnswerPage = { rows: string[]; length: number; total: number | null };

/** How it is to be answered. */
export type Answer = {
  operation: Operation;
  isHead: boolean;
  media: Media;
  preferences: Preferences;
  offset: number;
  limit: number | null;
  /** Of a call. */
  routine?: Routine;
};

/** Whether rows are asked for. */
export function hasBody({ operation, isHead, preferences, routine }: Answer): boolean {
  if (isHead || routine?.isVoid || preferences.return === 'minimal') return false;
  return operation === 'read' || operation === 'call' || preferences.return === 'representation';
}
