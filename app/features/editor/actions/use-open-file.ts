import { useNavigate } from 'react-router';
import { draftAddress } from '#app/features/editor/session/draft-address.ts';
import { openFile } from './open-file.ts';
import { pickFile } from './pick-file.ts';

/** Gives what asks for a draft file and shows it, on the page of its kind. */
export function useOpenFile(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const file = await pickFile('.json,application/json');
    const session = file && (await openFile(file));
    if (!session) return;
    const { id, editor } = session.getState();
    navigate(draftAddress(editor.store.getState().draft.kind, id));
  };
}
