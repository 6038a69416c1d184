import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { replayTyping } from '#app/lib/timing/replay-typing.ts';
import { WakingPart } from '#app/ui/waking/waking-part.tsx';
import type { CalculatorText, TextBlock } from './calculator-text.ts';
import { AmountTable } from './frame/result.tsx';
import { OwnPage } from './frame/use-calculator-form.ts';
import { LinkedText } from './linked-text.tsx';

export function CalculatorPage({
  title,
  text,
  next,
  children,
}: {
  title: string;
  text: CalculatorText;
  next: readonly { path: string; name: string; summary?: string }[];
  children: ReactNode;
}) {
  return (
    <div className="column-5xl">
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      <OwnPage value={true}>
        <WakingPart onAwake={replayTyping}>{children}</WakingPart>
      </OwnPage>
      <div className="max-w-3xl">
        {text.sections.map(({ title: heading, blocks }) => (
          <section key={heading} className="mt-10">
            <h2 className="text-xl">{heading}</h2>
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
        <section className="mt-10">
          <h2 className="text-xl">Questions fréquentes</h2>
          {text.questions.map(({ question, answer }) => (
            <div key={question}>
              <h3 className="mt-5 font-semibold">{question}</h3>
              <p className="mt-1">
                <LinkedText text={answer} />
              </p>
            </div>
          ))}
        </section>
      </div>
      <nav aria-labelledby="et-ensuite" className="mt-12 border-t border-rule pt-6">
        <h2 id="et-ensuite" className="text-xl">
          Et ensuite
        </h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {next.map((page) => (
            <li key={page.path}>
              <Link
                to={page.path}
                className="block h-full rounded-card border border-rule bg-surface p-4 transition-colors hover:border-control"
              >
                <span className="block font-semibold">{page.name}</span>
                <span className="mt-1 block text-sm text-ink-soft">{page.summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string')
    return (
      <p className="mt-3">
        <LinkedText text={block} />
      </p>
    );
  if ('items' in block)
    return (
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {block.items.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className="mt-4">
      <AmountTable {...block} />
    </div>
  );
}
