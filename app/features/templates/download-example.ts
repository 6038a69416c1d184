import { saveFile } from '#app/lib/save-file.ts';
import { makeIssuedFile } from '#app/sheet/make-issued-file.ts';
import { createSheetFonts } from '#app/sheet/sheet-fonts.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { findExample } from './examples.ts';

/** Draws an example dated its own day, and saves it. Rejects without a network. */
export async function downloadExample(name: string): Promise<void> {
  const example = findExample(name);
  if (!example) throw new Error(`No example is called ${name}`);
  const draft = requireDraft(example);
  const file = await makeIssuedFile(
    { draft, at: Date.parse(`${draft.issueDate}T12:00:00Z`) },
    createSheetFonts(),
  );
  saveFile(file.name, file, file.type);
}
