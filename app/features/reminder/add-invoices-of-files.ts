import { readDrafts } from '#app/files/read-drafts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { addDocument } from './add-document.ts';

export async function addInvoicesOfFiles(files: readonly File[]): Promise<void> {
  for (const file of files) {
    const read = await readDrafts(file);
    if (read.ok) for (const draft of read.drafts) addDocument(draft);
    else
      showToast(`${file.name} n’a pas pu être lu.`, {
        tone: 'error',
        detail: `${read.problem} Vous pouvez aussi saisir la facture.`,
      });
  }
}
