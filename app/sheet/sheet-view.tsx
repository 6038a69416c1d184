import type { ReactNode } from 'react';
import { type Mark, type ModulesMark, modulesOf, type Page, type SheetImage } from '#documents';
import { keepLastSpace } from './keep-last-space.ts';
import { groupMarks } from './mark-groups.ts';
import { markKeys } from './mark-keys.ts';
import { modulesPath } from './modules-path.ts';
import { useAfterPaint } from './use-after-paint.ts';

type SheetPicture = Pick<SheetImage, 'dataUrl'>;

/**
 * A page drawn from the same marks as its PDF. `label` is for screen readers; `children` are drawn
 * on top, in points.
 */
export function SheetView({
  page,
  images,
  label,
  children,
}: {
  page: Page;
  images: readonly SheetPicture[];
  label: string;
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={label}
      // Browsers snap letters to whole pixels by default, and words get wider than in the PDF.
      textRendering="geometricPrecision"
      className="pointer-events-none block h-auto w-full bg-sheet font-sheet whitespace-pre"
    >
      {groupMarks(page.marks).map(({ key, marks }) => (
        <MarkGroupView key={key} marks={marks} images={images} />
      ))}
      {children}
    </svg>
  );
}

function MarkGroupView({
  marks,
  images,
}: {
  marks: readonly Mark[];
  images: readonly SheetPicture[];
}) {
  const keys = markKeys(marks);
  return <g>{marks.map((mark, index) => drawMark(mark, keys[index], images))}</g>;
}

/** Not a component: moving a table redraws hundreds of marks at once. */
function drawMark(mark: Mark, key: string | undefined, images: readonly SheetPicture[]) {
  switch (mark.type) {
    case 'text':
      return (
        <text
          key={key}
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontWeight={WEIGHTS[mark.weight]}
          fill={mark.color}
          // Some browsers round the width of each letter.
          textLength={mark.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {keepLastSpace(mark.text)}
        </text>
      );
    case 'rule':
      return (
        <line
          key={key}
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
          stroke={mark.color}
          strokeWidth={mark.width}
        />
      );
    case 'box':
      return (
        <rect
          key={key}
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          fill={mark.fill ?? 'none'}
          stroke={mark.stroke}
          strokeWidth={mark.strokeWidth}
        />
      );
    case 'image':
      return (
        <image
          key={key}
          x={mark.x}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          href={images[mark.image]?.dataUrl}
        />
      );
    case 'modules':
      return <CodeView key={key} mark={mark} />;
    case 'watermark':
      return (
        <text
          key={key}
          textAnchor="middle"
          fontSize={mark.size}
          fontWeight={WEIGHTS[mark.weight]}
          fill={mark.color}
          transform={`translate(${mark.x} ${mark.y}) rotate(${mark.angle})`}
          dy={mark.size * HALF_CAP_HEIGHT}
        >
          {mark.text}
        </text>
      );
  }
}

/** The code may lag while its amount is typed: nobody scans it before reading. */
function CodeView({ mark: { code, x, y, size, color } }: { mark: ModulesMark }) {
  return <ModulesView code={useAfterPaint(code)} x={x} y={y} size={size} color={color} />;
}

/** A component of its own, so that an unchanged path is not rebuilt. */
function ModulesView({ code, x, y, size, color }: Omit<ModulesMark, 'type' | 'node' | 'field'>) {
  const modules = modulesOf(code);
  return (
    <path
      d={modulesPath(modules)}
      fill={color}
      transform={`translate(${x} ${y}) scale(${size / modules.moduleCount})`}
    />
  );
}

const WEIGHTS = { regular: 400, semibold: 600 } as const;
const HALF_CAP_HEIGHT = 0.35;
