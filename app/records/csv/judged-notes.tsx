import type { JudgedRows, LeftRows } from './judge-rows.ts';
import { KnownRows } from './known-rows.tsx';
import { RefusedRows } from './refused-rows.tsx';

/** What the rows of a file lack, and the choices that this leaves. */
export function JudgedNotes<Value>({
  judged: { missing, added, known, refused },
  leave,
  onLeave,
  count,
}: {
  judged: JudgedRows<Value>;
  leave: LeftRows;
  onLeave: (leave: LeftRows) => void;
  count: (count: number) => string;
}) {
  const hasOthers = added.length + known.length > 0;
  return (
    <>
      {missing.length > 0 && (
        <p role="alert" className="text-sm text-stamp">
          Aucune colonne ne donne&nbsp;: {missing.join(', ')}. Choisissez-la dans la liste au-dessus
          de sa colonne.
        </p>
      )}
      {known.length > 0 && (
        <KnownRows
          text={count(known.length)}
          hasSeveral={known.length > 1}
          isTaken={!leave.known}
          onTake={(isTaken) => onLeave({ ...leave, known: !isTaken })}
        />
      )}
      {refused.length > 0 && (
        <RefusedRows
          refused={refused}
          isLeft={leave.refused}
          onLeave={hasOthers ? (isLeft) => onLeave({ ...leave, refused: isLeft }) : null}
        />
      )}
    </>
  );
}
