import type { Session } from '#app/features/editor/session/session.ts';

/** The ways out of the page; their code comes once the page is at rest (`prefetchDownloads`), or with the first click. */
export async function downloadPdf(session: Session): Promise<void> {
  const { savePdf } = await import('./save-pdf.ts');
  await savePdf(session);
}

export async function downloadXml(session: Session): Promise<void> {
  const { saveXml } = await import('./save-xml.ts');
  await saveXml(session);
}

export async function downloadJson(session: Session): Promise<void> {
  const { saveJson } = await import('./save-json.ts');
  saveJson(session);
}

/** What a file needs, fonts included, so that the first click finds everything there, network or not. */
export async function prefetchDownloads(session: Session): Promise<void> {
  const [{ prefetchPdf }] = await Promise.all([
    import('./save-pdf.ts'),
    import('./save-xml.ts'),
    import('./save-json.ts'),
  ]);
  await prefetchPdf(session);
}
