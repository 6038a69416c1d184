import type { ComponentProps } from 'react';

/** A table wider than a phone scrolls by itself, by keyboard too. */
export function ScrolledTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="scrolled-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** The corner of a table has nothing to say: it is no head of the column under it. */
export function TableHead({ children, ...props }: ComponentProps<'th'>) {
  if (!children) return <td />;
  return <th {...props}>{children}</th>;
}
