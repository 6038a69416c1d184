import type { DraftPath } from '#documents';

/** What a control of the form is named by: its path in the draft, or a name beside the draft. */
export type FieldPath =
  | DraftPath
  | 'conformity'
  | 'exemption.choice'
  | 'latePenaltyMode'
  | 'series';
