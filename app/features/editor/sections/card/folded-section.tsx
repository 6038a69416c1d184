import { type ReactNode, Suspense } from 'react';
import { useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { useDraftChoice } from '#app/features/editor/workspace/use-draft-choice.ts';
import { useWorkspaceState } from '#app/features/editor/workspace/workspace-context.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FocusListener } from './focus-listener.tsx';

/**
 * A section of one line, which says what will be printed, until it is opened: by its button or when
 * one of its fields is requested. It never closes while it is being filled.
 */
export function FoldedSection({
  paths,
  accepts = () => true,
  title,
  titleId,
  isOpenAtFirst = false,
  summary,
  after,
  children,
}: {
  title: string;
  /** The id of the title, which then names the section. */
  titleId?: string;
  summary: ReactNode;
  /** The fields inside. */
  paths: readonly FieldPath[];
  /** Excludes paths that another section fills. */
  accepts?: (path: FieldPath) => boolean;
  /** Open until somebody closes it. */
  isOpenAtFirst?: boolean;
  /** Shown below, even when the section is closed. */
  after?: ReactNode;
  children: ReactNode;
}) {
  const [isToggled, setToggled] = useDraftChoice<boolean>();
  // A prerendered page knows neither dates nor what this device remembers.
  const isShown = useWorkspaceState((state) => state.isShown);
  useReveal(paths, (path) => accepts(path) && setToggled(true));
  return (
    <section aria-labelledby={titleId} className="px-4 lg:px-5 lg:py-1">
      <Disclosure
        summary={isShown && summary}
        title={titleId ? <span id={titleId}>{title}</span> : title}
        isOpen={isToggled ?? isOpenAtFirst}
        onToggle={setToggled}
      >
        <FocusListener className="pb-4" onEnter={() => setToggled(true)}>
          <Suspense>{children}</Suspense>
        </FocusListener>
      </Disclosure>
      {after}
    </section>
  );
}
