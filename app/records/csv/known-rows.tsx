import { useId } from 'react';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';

/** What a file has that the account has too: left out, unless the user wants it twice. */
export function KnownRows({
  text,
  hasSeveral,
  isTaken,
  onTake,
}: {
  /** « 30 clients » */
  text: string;
  hasSeveral: boolean;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}) {
  const id = useId();
  return (
    <div>
      <p role="status">
        <strong className="font-semibold">
          {text} {hasSeveral ? 'déjà connus' : 'déjà connu'}
        </strong>
        &nbsp;: {hasSeveral ? 'ils ne seront pas ajoutés' : 'il ne sera pas ajouté'} une seconde
        fois.
      </p>
      <Checkbox
        id={id}
        label={hasSeveral ? 'Les ajouter quand même' : 'L’ajouter quand même'}
        checked={isTaken}
        onChange={({ target }) => onTake(target.checked)}
      />
    </div>
  );
}
