import { useDeferredValue } from 'react';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { useWorkspace } from '#app/features/editor/workspace/workspace-context.tsx';
import { TEMPLATE_WORDS } from '#app/naming/template-words.ts';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { layOutThumbnails, type Thumbnail } from './lay-out-thumbnails.ts';

export function StyleTemplateThumbnails({
  value,
  onChange,
}: {
  value: Thumbnail['template'];
  onChange: (template: Thumbnail['template']) => void;
}) {
  const { fonts } = useWorkspace();
  // Deferred: thumbnails update after the sheet.
  const draft = useDeferredValue(useAnalysis((analysis) => analysis.draft));
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {layOutThumbnails(draft, fonts.getMetrics()).map(({ template, page, images }) => (
        <label key={template} className="group cursor-pointer text-center text-sm">
          <span className="relative block aspect-[595/842] overflow-hidden rounded-sm border border-control bg-sheet transition-shadow group-hover:shadow-float group-has-checked:outline-2 group-has-checked:outline-offset-2 group-has-checked:outline-primary">
            <input
              type="radio"
              name="template"
              value={template}
              checked={template === value}
              onChange={() => onChange(template)}
              className="absolute inset-0 z-10 cursor-pointer appearance-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-primary"
            />
            <span aria-hidden>{page && <SheetView page={page} images={images} label="" />}</span>
          </span>
          <span className="mt-1.5 block group-has-checked:font-semibold">
            {TEMPLATE_WORDS[template].label}
          </span>
        </label>
      ))}
    </div>
  );
}
