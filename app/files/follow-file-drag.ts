/**
 * Follows files that are dragged over the window: `onOver` says whether they are there, `onFiles`
 * gets those that are dropped. A part of the page that takes the drop for itself keeps it. Returns
 * a function that stops it.
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
    // Browsers do not agree on when a drag leaves: it has when nothing more is heard of it.
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
