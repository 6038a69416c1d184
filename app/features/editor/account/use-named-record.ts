import { nameIssued } from '#app/data/account/dossier/name-issued.ts';
import { useEditor, useRecordId } from '#app/features/editor/store/editor-context.tsx';
import type { Draft } from '#documents';
import type { RecordIds } from '#documents/dossier';

/**
 * The open document, and what it was when it was issued; `shownCount` changes with each document
 * that is shown.
 */
export type ReadShownDocument = () => { id: string; issued: Draft | null; shownCount: number };

/**
 * The entry of the account that the document names, and `hold`, which gives what names another one:
 * it does nothing once the document or the name of the party is another.
 */
export function useNamedRecord(
  key: keyof RecordIds,
  readDocument: ReadShownDocument,
): {
  named: string | undefined;
  hold: () => (id: string | undefined) => Promise<void>;
} {
  const { store } = useEditor();
  const hold = () => {
    const { id: documentId, issued } = readDocument();
    const before = store.getState();
    const nameOf = (draft: Draft) => draft[PARTIES[key]].name;
    return async (id: string | undefined) => {
      if (issued) {
        const isAsIssued = nameOf(before.draft) === nameOf(issued);
        if (id && isAsIssued && !before[key]) await nameIssued([documentId], { [key]: id });
        return;
      }
      const { draft } = store.getState();
      if (readDocument().id === documentId && nameOf(draft) === nameOf(before.draft))
        store.nameRecords({ [key]: id });
    };
  };
  return { named: useRecordId(key), hold };
}

const PARTIES = { clientId: 'buyer', companyId: 'seller' } as const;
