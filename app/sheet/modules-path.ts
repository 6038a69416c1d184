import type { QrModules } from '#documents';

/** The dark modules of a QR code as an SVG path, one unit a module. */
export function modulesPath({ runs }: Pick<QrModules, 'runs'>): string {
  return runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('');
}
