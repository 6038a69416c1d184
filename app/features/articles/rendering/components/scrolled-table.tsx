import type { ComponentProps } from 'react';

/** Wide tables scroll on their own, by keyboard too. */
export function ScrolledTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <div className="scrolled-table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** An empty corner cell is not a header. */
export function TableHead({ children, ...props }: ComponentProps<'th'>) {
  if (!children) return <td />;
  return <th {...props}>{children}</th>;
}
