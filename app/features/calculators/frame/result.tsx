import type { ReactNode } from 'react';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';

/** The answer, announced to screen readers, then its details; the space is reserved. */
export function Result({
  label,
  value,
  waiting,
  className = 'min-h-80',
  children,
}: {
  label: string;
  /** Null while something is missing. */
  value: ReactNode;
  /** Tells what to do while there is no value. */
  waiting: string;
  /** Reserves the height. */
  className?: string;
  children?: ReactNode;
}) {
  return (
    <section
      aria-label="Résultat"
      className={`flex flex-col gap-4 rounded-card border border-rule bg-surface p-4 lg:p-5 ${className}`}
    >
      <div role="status">
        {value === null ? (
          <p className="text-ink-soft">{waiting}</p>
        ) : (
          <>
            <p className="text-ink-soft">{label}</p>
            <p className="text-2xl font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</p>
          </>
        )}
      </div>
      {value !== null && children}
    </section>
  );
}

export function Parts({ parts }: { parts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-2 border-t border-rule pt-4">
      {parts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function AmountTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule text-ink-soft">
            {head.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-1.5 pr-3 font-semibold last:pr-0 ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-b border-rule last:border-0">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {first}
              </th>
              {others.map((text, index) => (
                <td
                  key={head[index + 1]}
                  className={`py-1.5 pr-3 text-right last:pr-0 ${text.length > LONG ? '' : 'whitespace-nowrap'}`}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Longer cells are text, and may wrap; figures may not. */
const LONG = 24;

export function Remark({
  tone,
  children,
}: {
  tone: 'error' | 'warning' | 'success';
  children: ReactNode;
}) {
  return <FieldMessage tone={tone} text={children} />;
}

export function LawSource({ children }: { children: string }) {
  return (
    <p className="mt-auto pt-2 text-sm text-ink-soft">Texte&nbsp;: {typesetProse(children)}</p>
  );
}
