import { encode } from 'uqr';

/**
 * A QR code drawn in the browser: its secret goes nowhere. Black on white in every theme, for
 * cameras.
 */
export function FactorCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-control bg-sheet"
    >
      <path d={path} />
    </svg>
  );
}

/** Width of the white border in modules (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;
