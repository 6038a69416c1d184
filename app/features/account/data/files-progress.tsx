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
    // The live region is there before its text.
    <div role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
      {isRunning && (
        <>
          <progress
            aria-label={label}
            {...(isCounted && { value: files.done, max: files.total })}
            className="mt-3 mb-1 h-2 w-full appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-primary"
          />
          {isCounted
            ? `${label}\u00a0: ${files.done} ${files.done < 2 ? 'fichier' : 'fichiers'} sur ${files.total}`
            : `${label}…`}
        </>
      )}
    </div>
  );
}
