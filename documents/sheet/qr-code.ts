/** A QR code as runs of dark modules: [column, row, length]. */
export type QrModules = {
  moduleCount: number;
  runs: readonly (readonly [number, number, number])[];
};

/** Modules are computed lazily by the painter: they cost more than the rest of a page. */
export type QrCode = QrModules | (() => QrModules);

export function modulesOf(code: QrCode): QrModules {
  return typeof code === 'function' ? code() : code;
}
