export function formatRatio(value: number): string {
  return value < 10 ? value.toFixed(1) : String(Math.round(value));
}

export function milliseconds(value: number): string {
  if (value < 1) return `${value.toFixed(2)} ms`;
  return value < 100 ? `${value.toFixed(1)} ms` : `${Math.round(value).toLocaleString('en')} ms`;
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
