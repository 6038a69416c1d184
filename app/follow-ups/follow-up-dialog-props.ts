import type { FollowUpRequest, FollowUpSource } from '#documents/dossier';

/** What a question about the next document is given, and what it answers. */
export type FollowUpDialogProps = {
  source: FollowUpSource;
  onClose: () => void;
  onMake: (request: FollowUpRequest) => void;
};
