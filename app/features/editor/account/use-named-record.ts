import { nameIssued } from '#app/data/account/dossier/name-issued.ts';
import { useEditor, useRecordId } from '#app/features/editor/store/editor-context.tsx';
import type { RecordIds } from '#documents/dossier';

/** The open document. */
export type ReadDocument = () => { id: string; isIssued: boolean };

/**
 * The entry of the account that the document names, and `hold`, which gives what names another one:
 * it does nothing once the document or the name of the party is another.
 */
export function useNamedRecord(
  key: keyof RecordIds,
  readDocument: ReadDocument,
): {
  named: string | undefined;
  hold: () => (id: string | undefined) => Promise<void>;
} {
  const { store } = useEditor();
  const hold = () => {
    const { id: documentId, isIssued } = readDocument();
    const before = store.getState();
    const nameOf = ({ draft }: typeof before) => draft[PARTIES[key]].name;
    return async (id: string | undefined) => {
      if (isIssued) {
        if (id && !before[key]) await nameIssued(documentId, { [key]: id });
        return;
      }
      const now = store.getState();
      if (readDocument().id === documentId && nameOf(now) === nameOf(before))
        store.nameRecords({ [key]: id });
    };
  };
  return { named: useRecordId(key), hold };
}

const PARTIES = { clientId: 'buyer', companyId: 'seller' } as const;
