import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { lineFieldAt } from '#documents';
import { LineAmount } from './amount.tsx';
import { LineMenu } from './menu.tsx';

export function TitleRow({ index, kind }: { index: number; kind: 'section' | 'subtotal' }) {
  const { store } = useEditor();
  const isSection = kind === 'section';
  const path = `lines[${index}].hidesDetail` as const;
  const hidesDetail = useLine(
    index,
    (line) => line?.kind === 'section' && line.hidesDetail === true,
  );
  const toggle = {
    label: 'N’imprimer que le total',
    detail: 'Les lignes de la section restent ici.',
    isChecked: hidesDetail,
    onSelect: () => store.set(path, hidesDetail ? undefined : true),
  };
  return (
    <>
      <div className="flex items-start gap-x-2 @xl/lines:gap-x-1">
        <div
          data-column="name"
          className="min-w-0 grow [&_input]:font-semibold @xl/lines:pointer-fine:[&_input]:text-sm @xl/lines:[&_input]:px-2"
        >
          <DraftText
            path={`lines[${index}].name`}
            label={`${isSection ? 'Titre de section' : 'Nom du sous-total'}, ligne ${index + 1}`}
            isLabelHidden
            field={NAME_OF[kind]}
            placeholder={isSection ? 'Titre de la section' : 'Sous-total'}
          />
        </div>
        <div className="@xl/lines:min-w-23 @xl/lines:text-sm">
          <LineAmount index={index} className="font-semibold" />
        </div>
        <LineMenu index={index} entries={isSection ? [toggle] : []} />
      </div>
      {hidesDetail && (
        <p className="pt-0.5 pl-px text-sm text-ink-soft @xl/lines:pl-2">
          Seul le total de la section est imprimé.
        </p>
      )}
    </>
  );
}

const NAME_OF = {
  section: lineFieldAt('section', 'name'),
  subtotal: lineFieldAt('subtotal', 'name'),
};
