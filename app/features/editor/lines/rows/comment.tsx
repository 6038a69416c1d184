import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { maxLengthAt } from '#documents';
import { LineMenu } from './menu.tsx';

/** A free text among the lines; an emptied one stays as an empty comment. */
export function CommentRow({ index }: { index: number }) {
  const path = `lines[${index}].text` as const;
  const { store } = useEditor();
  const text = useTextAt(path);
  return (
    <div className="flex items-start gap-2 @xl/lines:gap-1">
      <div data-column="name" className="min-w-0 grow">
        <Field id={fieldId(path)} label={`Texte libre, ligne ${index + 1}`} isLabelHidden>
          {(aria) => (
            <TextArea
              {...aria}
              rows={1}
              maxLength={MAX_LENGTH}
              placeholder="Texte libre"
              value={text}
              onText={(written) => store.set(path, written)}
              className="@xl/lines:px-2 @xl/lines:pointer-fine:text-sm"
            />
          )}
        </Field>
      </div>
      <LineMenu index={index} />
    </div>
  );
}

const MAX_LENGTH = maxLengthAt('lines[0].text');
