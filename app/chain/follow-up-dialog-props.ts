import type { ChainNode } from './chain-node.ts';
import type { FollowUpRequest } from './prepare-follow-up.ts';

/** What a question about the next document is given, and what it answers. */
export type FollowUpDialogProps = {
  source: ChainNode;
  onClose: () => void;
  onMake: (request: FollowUpRequest) => void;
};
