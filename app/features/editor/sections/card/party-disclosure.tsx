import { type ReactNode, useState } from 'react';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

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
  prefixes: readonly string[];
  /** The path that opened the whole card. */
  askedPath?: string;
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
