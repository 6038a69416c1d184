import { readDrafts } from '#app/files/read-drafts.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { type AddedNumber, addNumbers } from './form.ts';
import { changeNumberingForm, getForm } from './form-store.ts';
import { openList } from './opened-lists.ts';

/** Adds the numbers of document files, and the lists of text files to the pasted one. */
export async function addNumbersOfFiles(files: readonly File[]): Promise<void> {
  const found: AddedNumber[] = [];
  const refused: string[] = [];
  for (const file of files) {
    if (isList(file)) await readList(file);
    else await readNumbers(file, { found, refused });
  }
  if (found.length > 0) keep(found);
  if (refused.length > 0) sayRefused(refused);
}

async function readNumbers(
  file: File,
  { found, refused }: { found: AddedNumber[]; refused: string[] },
): Promise<void> {
  const read = await readDrafts(file);
  if (!read.ok) {
    refused.push(`${file.name}\u00a0: ${read.problem}`);
    return;
  }
  const numbered = read.drafts.filter(({ number }) => number !== '');
  found.push(
    ...numbered.map(({ number, issueDate }) => ({ number, date: issueDate, origin: file.name })),
  );
  if (numbered.length === 0) refused.push(`${file.name}\u00a0: ce document n’a pas de numéro.`);
}

function keep(found: readonly AddedNumber[]): void {
  const { form, count } = addNumbers(getForm(), found);
  changeNumberingForm(form);
  const known = found.length - count;
  showToast(count === 1 ? '1 numéro ajouté' : `${count} numéros ajoutés`, {
    tone: 'success',
    ...(known > 0 && { detail: known === 1 ? '1 y était déjà.' : `${known} y étaient déjà.` }),
  });
}

function sayRefused(refused: readonly string[]): void {
  const [first = ''] = refused;
  showToast(
    refused.length === 1
      ? 'Un fichier n’a pas pu être lu.'
      : `${refused.length} fichiers n’ont pas pu être lus.`,
    { tone: 'error', detail: first },
  );
}

async function readList(file: File): Promise<void> {
  if (file.size === 0) {
    showToast(`${file.name} est vide.`, {
      tone: 'error',
      detail: 'Enregistrez-le à nouveau depuis votre tableur, puis ajoutez-le.',
    });
    return;
  }
  if (file.size > MAX_BYTES) {
    showToast(`${file.name} est trop lourd.`, {
      tone: 'error',
      detail:
        'Une liste pèse moins de 5\u00a0Mo\u00a0: gardez la colonne des numéros et celle des dates.',
    });
    return;
  }
  openList(file.name, new Uint8Array(await file.arrayBuffer()));
}

function isList({ name, type }: File): boolean {
  return /\.(csv|tsv|txt)$/i.test(name) || /^text\/(csv|plain|tab-separated-values)/.test(type);
}

const MAX_BYTES = 5_000_000;
