import { ProgressBar } from '#app/ui/progress-bar.tsx';
import { formatCounted, formatNumber } from '#documents';

/** How many files are done; an unfinished bar until their number is known. */
export function FilesProgress({
  label,
  isRunning,
  files = null,
}: {
  label: string;
  isRunning: boolean;
  files?: { done: number; total: number } | null;
}) {
  const isCounted = files !== null && files.total > 0;
  return (
    <>
      {/* There before its text, which is said once: the bar has the figures. */}
      <p role="status" className="sr-only">
        {isRunning && `${label}…`}
      </p>
      {isRunning && (
        <div className="mt-3">
          <ProgressBar label={label} {...(isCounted && { value: files.done, max: files.total })} />
          <p aria-hidden className="mt-1 text-sm text-ink-soft tabular-nums">
            {isCounted
              ? `${label}\u00a0: ${formatCounted(files.done, 'fichier')} sur ${formatNumber(String(files.total))}`
              : `${label}…`}
          </p>
        </div>
      )}
    </>
  );
}
