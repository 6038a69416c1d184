import type { ReactNode } from 'react';

export function RecordPage({
  title,
  intro,
  actions,
  isList = false,
  children,
}: {
  title: string;
  intro: ReactNode;
  actions?: ReactNode;
  /** On a phone, its rows have the room of the intro. */
  isList?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="column-6xl">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:gap-y-3">
        <div>
          <h1 className="text-2xl lg:text-3xl">{title}</h1>
          <p className={`mt-2 text-ink-soft ${isList ? 'max-sm:hidden' : ''}`}>{intro}</p>
        </div>
        {actions && (
          <div data-page-actions className="flex flex-wrap gap-2">
            {actions}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
