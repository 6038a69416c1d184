import { mailtoUrl } from '#app/lib/mailto-url.ts';
import type { DetailTable } from './read-page.ts';

export function RowsTable({
  title,
  heads,
  rows,
  isFetching,
}: DetailTable & { title: string; isFetching: boolean }) {
  if (rows.length === 0) return <p className="mt-4 text-ink-soft">Aucune ligne.</p>;
  return (
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      aria-busy={isFetching}
      className="mt-4 overflow-x-auto"
    >
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-rule">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 font-semibold whitespace-nowrap">
                {head}
              </th>
            ))}
            {rows.some(({ replyTo }) => replyTo) && (
              <th scope="col">
                <span className="sr-only">Réponse</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map(({ key, cells, replyTo }) => (
            <tr key={key} className="align-top">
              {cells.map((cell, index) => (
                <td key={heads[index]} className="max-w-72 py-2 pr-4 break-words tabular-nums">
                  <CellText text={cell} />
                </td>
              ))}
              {replyTo && (
                <td className="py-2">
                  <a href={mailtoUrl(replyTo)} className="font-semibold underline">
                    Répondre<span className="sr-only"> à {replyTo.to}</span>
                  </a>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A long text is folded under its beginning. */
function CellText({ text }: { text: string }) {
  if (text.length <= ONE_LINE) return <span className="whitespace-nowrap">{text}</span>;
  if (text.length <= SHORT) return <span className="whitespace-pre-line">{text}</span>;
  return (
    <details className="min-w-56">
      <summary className="cursor-pointer">{`${text.slice(0, SHORT).trimEnd()}…`}</summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  );
}

/** A number or a moment. */
const ONE_LINE = 16;
const SHORT = 120;
