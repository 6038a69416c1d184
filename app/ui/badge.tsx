import type { ReactNode } from 'react';

export function Badge({
  tone = 'neutral',
  children,
}: {
  tone?: 'neutral' | 'success' | 'warning' | 'error';
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-control px-2 py-0.5 text-sm font-semibold [&_svg]:size-3.5 ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

const tones = {
  neutral: 'bg-paper text-ink-soft ring-1 ring-rule ring-inset',
  success: 'bg-primary-soft text-primary',
  warning: 'bg-amber-soft text-amber',
  error: 'bg-stamp-soft text-stamp',
};
