import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/**
 * When closed, shows a summary of two lines at most, which are no higher than the title, so that
 * nothing above moves.
 */
export function Disclosure({
  title,
  summary,
  level = 2,
  isOpen,
  onToggle,
  children,
}: {
  title: ReactNode;
  summary?: ReactNode;
  level?: 2 | 3;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = `h${level}` as const;
  const isSummed = !isOpen && Boolean(summary);
  // One word leaves the line to the title.
  const isShort = typeof summary === 'string' && summary.length < 12;
  return (
    <div>
      <Heading className={level === 2 ? 'sm:text-lg' : ''}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className={`grid min-h-11 w-full cursor-pointer items-center gap-x-3 rounded-control text-left ${isShort ? 'grid-cols-[minmax(0,1fr)_auto_auto]' : 'grid-cols-[fit-content(60%)_minmax(0,1fr)_auto]'}`}
        >
          <span className={isSummed ? '' : 'col-span-2'}>{title}</span>
          {isSummed && (
            <span className="line-clamp-2 text-right text-sm/tight font-normal text-ink-soft">
              {summary}
            </span>
          )}
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
