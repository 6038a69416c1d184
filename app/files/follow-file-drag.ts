/**
 * Follows files dragged over the window: `onOver` tells whether they are, `onFiles` receives a drop
 * that no part of the page handled. Returns a function that stops it.
 */
export function followFileDrag({
  onOver,
  onFiles,
}: {
  onOver: (isOver: boolean) => void;
  onFiles: (files: readonly File[]) => void;
}): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    onOver(false);
  };
  const over = (event: DragEvent) => {
    const { dataTransfer } = event;
    if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return leave();
    event.preventDefault();
    dataTransfer.dropEffect = 'copy';
    onOver(true);
    // Browsers disagree on dragleave: a drag is over when its events stop.
    clearTimeout(timer);
    timer = setTimeout(leave, SILENCE_MS);
  };
  const drop = (event: DragEvent) => {
    leave();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  window.addEventListener('dragover', over);
  window.addEventListener('drop', drop);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('dragover', over);
    window.removeEventListener('drop', drop);
  };
}

const SILENCE_MS = 500;
