import { type DragEvent, type ReactNode, useState } from 'react';

/**
 * A part of the page with its own use for dropped files; `invitation` shows while they are above
 * it.
 */
export function FileTarget({
  invitation,
  onFiles,
  children,
}: {
  invitation: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the keyboard, there is a button
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={
        isOver ? 'rounded-card outline-2 outline-primary outline-offset-8 outline-dashed' : ''
      }
    >
      {isOver && (
        <p
          role="status"
          className="pointer-events-none fixed inset-x-0 bottom-20 z-50 mx-auto w-fit rounded-card border border-rule bg-surface px-4 py-3 font-semibold shadow-float"
        >
          {invitation}
        </p>
      )}
      {children}
    </div>
  );
}
