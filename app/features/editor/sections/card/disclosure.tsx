import { type ReactNode, useState } from 'react';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { DraftPath } from '#documents';

/** A part of a card that starts closed, and opens by itself when one of its fields is asked for. */
export function PartyDisclosure({
  title,
  summary,
  prefixes,
  askedPath = '',
  children,
}: {
  title: string;
  summary: string;
  /** JSON paths of its fields. */
  prefixes: readonly DraftPath[];
  /** The field that made the card itself open. */
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
