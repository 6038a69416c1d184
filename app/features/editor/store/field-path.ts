import type { DraftPath } from '#documents';

/** The name of a form control: its path in the draft, or a name of its own. */
export type FieldPath =
  | DraftPath
  | 'conformity'
  | 'exemption.choice'
  | 'latePenaltyMode'
  | 'series';
