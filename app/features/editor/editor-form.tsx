import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { type KindName, requireKind } from '#documents';
import { FormPart } from './form-part.tsx';
import { type FormPartEntry, listFormParts } from './form-parts.ts';
import { useWorkspace, useWorkspaceState } from './workspace/workspace-context.tsx';

/** Every section of the kind. The seller hydrates with the page, the others follow. */
export function EditorForm({ kindName }: { kindName: KindName }) {
  const workspace = useWorkspace();
  const isConcealed = useWorkspaceState((state) => state.isConcealed);
  const shownCount = useWorkspaceState((state) => state.shownCount);
  const parts = listFormParts(requireKind(kindName));
  return (
    // biome-ignore lint/a11y/useSemanticElements: each section is a form (ui/fields/field-form.tsx)
    <div
      key={shownCount}
      role="form"
      aria-label="Document"
      data-concealed={isConcealed || undefined}
      className={`flex flex-col gap-4 max-lg:[&_:is(input,select,textarea,button)]:scroll-mt-16 max-lg:[&_:is(input,select,textarea,button)]:scroll-mb-24 lg:[&_:is(input,select,textarea,button)]:scroll-mt-24 ${isConcealed ? 'invisible' : ''}`}
    >
      {groupParts(parts).map((group) => (
        <div
          key={group[0]?.paths.join(' ')}
          className={
            group[0]?.isFolded
              ? 'divide-y divide-rule rounded-card border border-rule bg-surface'
              : 'contents'
          }
        >
          {group.map(({ Part, paths, isFolded = false, isManyForms = false }) => (
            <FormPart
              key={paths.join(' ')}
              {...{ paths, isFolded }}
              onAlive={() => workspace.wake(parts.length)}
            >
              {isManyForms ? (
                <Part />
              ) : (
                <FieldForm>
                  <Part />
                </FieldForm>
              )}
            </FormPart>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Folded sections that follow each other make one card. */
function groupParts(parts: readonly FormPartEntry[]): FormPartEntry[][] {
  const groups: FormPartEntry[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (part.isFolded && last?.[0]?.isFolded) last.push(part);
    else groups.push([part]);
  }
  return groups;
}
