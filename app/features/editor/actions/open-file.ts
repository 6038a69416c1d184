import { newId } from '#app/features/editor/session/new-id.ts';
import type { Session } from '#app/features/editor/session/session.ts';
import { sessionOf } from '#app/features/editor/session/sessions.ts';
import { showToast } from '#app/ui/show-toast.ts';

/** Opens a draft that was saved as a file, as a new draft of this device; gives the session that shows it, or null. */
export async function openFile(file: File): Promise<Session | null> {
  const { MAX_FILE_BYTES, readDraftFile } = await import(
    '#app/features/editor/session/read-draft-file.ts'
  );
  const read =
    file.size > MAX_FILE_BYTES
      ? ({ ok: false, message: 'Ce fichier est trop lourd pour être un brouillon.' } as const)
      : readDraftFile(await file.text());
  if (!read.ok) {
    showToast('Ce fichier ne peut pas être ouvert.', { tone: 'error', detail: read.message });
    return null;
  }
  const session = sessionOf(read.draft.kind);
  await session.flush();
  session.show({ draft: read.draft, rawTexts: {} }, { id: newId(), isSettled: false });
  await session.flush();
  showToast('Brouillon ouvert', {
    tone: read.remark ? 'info' : 'success',
    detail: read.remark ?? file.name,
  });
  return session;
}
