/** A QR code as runs of dark modules: [column, row, length]. */
export type QrModules = {
  moduleCount: number;
  runs: readonly (readonly [number, number, number])[];
};

/**
 * Modules take longer to find than all the rest of a page: whoever draws them asks for them, once
 * it must.
 */
export type QrCode = QrModules | (() => QrModules);

export function modulesOf(code: QrCode): QrModules {
  return typeof code === 'function' ? code() : code;
}
