import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/**
 * When closed, shows a one-line summary; the title’s height is constant, so that nothing above
 * moves.
 */
export function Disclosure({
  title,
  summary,
  level = 2,
  saysAll = false,
  isOpen,
  onToggle,
  children,
}: {
  title: ReactNode;
  summary?: ReactNode;
  level?: 2 | 3;
  /** The summary needs no title: on a phone, it has the whole line. */
  saysAll?: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = `h${level}` as const;
  const isAlone = saysAll && !isOpen;
  return (
    <div>
      <Heading className={level === 2 ? 'sm:text-lg' : ''}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="relative flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control text-left"
        >
          <span
            className={`min-w-0 shrink-0 max-w-[calc(100%-3rem)] ${isAlone ? 'max-sm:sr-only' : ''}`}
          >
            {title}
          </span>
          <span
            className={`min-w-0 grow basis-0 truncate text-right text-sm font-normal text-ink-soft ${isAlone ? 'max-sm:text-left max-sm:text-base max-sm:text-ink' : ''}`}
          >
            {!isOpen && summary}
          </span>
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className="pt-3">
        {isOpen && children}
      </div>
    </div>
  );
}
