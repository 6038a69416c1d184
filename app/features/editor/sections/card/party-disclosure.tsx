import { type ReactNode, useState } from 'react';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { DraftPath } from '#documents';

/** Opens by itself when one of its fields is requested. */
export function PartyDisclosure({
  title,
  summary,
  prefixes,
  askedPath = '',
  children,
}: {
  title: string;
  summary: string;
  prefixes: readonly DraftPath[];
  /** The path that opened the whole card. */
  askedPath?: FieldPath | '';
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(() => prefixes.some((prefix) => isUnder(askedPath, prefix)));
  useReveal(prefixes, () => setIsOpen(true));
  return (
    <div className="border-rule border-t py-1.5 last:pb-0">
      <Disclosure level={3} {...{ title, summary, isOpen }} onToggle={setIsOpen}>
        <div className="pb-3">{children}</div>
      </Disclosure>
    </div>
  );
}
