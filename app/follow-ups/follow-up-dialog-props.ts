import type { ChainNode, FollowUpRequest } from '#documents/dossier';

/** What a question about the next document is given, and what it answers. */
export type FollowUpDialogProps = {
  source: ChainNode;
  onClose: () => void;
  onMake: (request: FollowUpRequest) => void;
};
