import type { FollowUpRequest, FollowUpSource } from '#documents/dossier';

export type FollowUpDialogProps = {
  source: FollowUpSource;
  onClose: () => void;
  onMake: (request: FollowUpRequest) => void;
};
