/** Web Share with files: mostly phones and tablets. */
export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  const sample = new File([''], 'document.pdf', { type: 'application/pdf' });
  return window.matchMedia('(pointer: coarse)').matches && navigator.canShare({ files: [sample] });
}

/** False when the user cancelled; rejects when the system refuses. */
export async function shareFile(
  file: File,
  { subject, body }: { subject: string; body: string },
): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: subject, text: body });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return false;
    throw error;
  }
}
