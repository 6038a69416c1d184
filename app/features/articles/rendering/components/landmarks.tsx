import { listFieldBoxes } from '#app/sheet/mark-boxes.ts';
import type { DraftPath, Page } from '#documents';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** `{ champ: 'dueDate', titre: 'La date de règlement', texte: '…' }` */
export type Landmark = { champ: DraftPath; titre: string; texte: string };

/** Numbers beside places of a sheet, in points; `LandmarkLegend` says what they mean. */
export function Landmarks({ page, landmarks }: { page: Page; landmarks: readonly Landmark[] }) {
  return placeLandmarks(page, landmarks).map(({ champ, x, y }, index) => (
    <g key={champ} className="landmark">
      <circle cx={x} cy={y} r={RADIUS} />
      <text x={x} y={y + TEXT_SIZE * HALF_CAPITAL} textAnchor="middle" fontSize={TEXT_SIZE}>
        {index + 1}
      </text>
    </g>
  ));
}

type Place = { champ: DraftPath; x: number; y: number };

/** Left of each field, below the numbers before it that would cover it. */
function placeLandmarks(page: Page, landmarks: readonly Landmark[]): Place[] {
  const places: Place[] = [];
  for (const { champ } of landmarks) {
    const [box] = listFieldBoxes(page, (field) => field === champ);
    if (!box) throw new Error(`The sheet shows no ${champ}`);
    const place = { champ, x: box.x - RADIUS - GAP, y: box.y + box.height / 2 };
    for (const { x, y } of places)
      if (Math.hypot(place.x - x, place.y - y) < APART) place.y = y + APART;
    places.push(place);
  }
  return places;
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
const APART = 2 * RADIUS + 0.5;
const TEXT_SIZE = 9;
/** In em: centres a digit. */
const HALF_CAPITAL = 0.35;
