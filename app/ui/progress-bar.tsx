/** Without a value, the bar says only that something is under way. */
export function ProgressBar({
  label,
  value,
  max,
}: {
  label: string;
  value?: number | undefined;
  max?: number | undefined;
}) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-hover [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-hover [&::-webkit-progress-value]:bg-primary"
    />
  );
}
