import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { GuideSituation } from './rendering/list-guides.server.ts';

/** Native, so that it opens without JavaScript and the browser finds words inside it. */
export function SituationPath({ id, title, steps, tool }: GuideSituation) {
  return (
    <details className="group border-b border-rule">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control py-2 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="grow text-base">{title}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      {/* Browsers open it when an anchor leads inside. */}
      <ol id={id} className="mb-4 scroll-mt-24 list-decimal pl-6 marker:text-ink-soft">
        {steps.map(({ path, name, summary }) => (
          <li key={path} className="py-1.5">
            <Link to={path} className="font-semibold hover:text-primary hover:underline">
              {name}
            </Link>
            <span className="block text-sm text-ink-soft">{summary}</span>
          </li>
        ))}
      </ol>
      <Button variant="primary" asChild className="mb-5">
        <Link to={tool.path}>{tool.label}</Link>
      </Button>
    </details>
  );
}
