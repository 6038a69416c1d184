import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import type { AnsweredQuestion, RichText } from './answered-question.ts';

/**
 * A native disclosure, usable without script. `level` is its heading’s; only the page itself gives
 * it an anchor.
 */
export function QuestionItem({
  asked,
  level,
  hasAddress = false,
}: {
  asked: AnsweredQuestion;
  level: 2 | 3;
  hasAddress?: boolean;
}) {
  const Heading = `h${level}` as const;
  return (
    <details className="group border-b border-rule last:border-0">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-control py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <Heading className="text-base leading-snug">{asked.question}</Heading>
        <ChevronDown
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {/* Browsers open it when an anchor leads inside. */}
      <div
        {...(hasAddress && { id: asked.id })}
        className="grid max-w-3xl scroll-mt-24 gap-3 pb-5 text-ink-soft"
      >
        <Answer asked={asked} />
      </div>
    </details>
  );
}

function Answer({ asked: { answer, sources } }: { asked: AnsweredQuestion }) {
  return (
    <>
      {answer.map((block, index) =>
        'points' in block ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer never move
          <ul key={index} className="grid list-disc gap-1.5 pl-5">
            {block.points.map((point, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nor do its points
              <li key={place}>
                <Rich text={point} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an answer never move
          <p key={index}>
            <Rich text={block} />
          </p>
        ),
      )}
      {sources.length > 0 && <p className="text-sm">Textes&nbsp;: {sources.join('\u00a0; ')}.</p>}
    </>
  );
}

function Rich({ text }: { text: RichText }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href + part.words} to={part.href} className="text-primary underline">
        {part.words}
      </Link>
    ),
  );
}
