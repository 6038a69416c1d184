import type { ComponentProps } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { Slot } from './slot.tsx';

/**
 * `asChild` styles the child instead: a link that looks like a button stays a link. `wraps` lets a
 * long label take several lines.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  asChild = false,
  wraps = false,
  className,
  ...props
}: ComponentProps<'button'> & {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'md' | 'sm' | 'icon';
  asChild?: boolean;
  wraps?: boolean;
}) {
  const classes = joinClasses(
    shared,
    looks[variant],
    sizes[size],
    wraps ? 'h-auto min-h-8 max-w-full py-1 text-left' : 'shrink-0 whitespace-nowrap',
    className,
  );
  if (asChild) return <Slot className={classes} {...props} />;
  return <button type="button" className={classes} {...props} />;
}

const shared =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 [&_svg]:size-4.5 [&_svg]:shrink-0';

const looks = {
  primary: 'border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-strong',
  secondary: 'border-rule bg-surface text-ink hover:not-disabled:bg-hover',
  quiet: 'border-transparent text-ink-soft hover:not-disabled:bg-hover hover:not-disabled:text-ink',
  danger: 'border-transparent bg-stamp text-on-primary hover:not-disabled:bg-stamp-strong',
};

const sizes = {
  md: 'h-10 px-4 text-base',
  sm: 'h-8 px-3 text-sm [&_svg]:size-4',
  icon: 'size-10',
};
