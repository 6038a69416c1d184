import { listFieldBoxes } from '#app/sheet/mark-boxes.ts';
import type { DraftPath, Page } from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** `{ champ: 'dueDate', titre: 'La date de règlement', texte: '…' }` */
export type Landmark = { champ: DraftPath; titre: string; texte: string };

/** Numbers beside places of a sheet, in points; `LandmarkLegend` says what they mean. */
export function Landmarks({ page, landmarks }: { page: Page; landmarks: readonly Landmark[] }) {
  return landmarks.map(({ champ }, index) => {
    const [box] = listFieldBoxes(page, (field) => field === champ);
    if (!box) throw new Error(`The sheet shows no ${champ}`);
    const center = { x: box.x - RADIUS - GAP, y: box.y + box.height / 2 };
    return (
      <g key={champ} className="landmark">
        <circle cx={center.x} cy={center.y} r={RADIUS} />
        <text x={center.x} y={center.y} dy="0.36em" textAnchor="middle" fontSize={TEXT_SIZE}>
          {index + 1}
        </text>
      </g>
    );
  });
}

/** Numbered as on the sheet, which screen readers take for one picture. */
export function LandmarkLegend({ landmarks }: { landmarks: readonly Landmark[] }) {
  return (
    <ol className="landmarks">
      {landmarks.map(({ champ, titre, texte }) => (
        <li key={champ}>
          <strong>{typesetProse(titre)}</strong>
          {typesetProse(` : ${texte}`)}
        </li>
      ))}
    </ol>
  );
}

const RADIUS = 7;
const GAP = 2;
const TEXT_SIZE = 9;
