import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Never by colour alone: words and an icon. */
export function FieldMessage({
  id,
  tone,
  text,
}: {
  id?: string;
  tone: 'error' | 'warning' | 'success';
  text: ReactNode;
}) {
  const { Icon, color } = looks[tone];
  return (
    <p id={id} className={`mt-1 flex gap-1.5 text-sm ${color}`}>
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

const looks = {
  error: { Icon: CircleAlert, color: 'text-stamp' },
  warning: { Icon: TriangleAlert, color: 'text-amber' },
  success: { Icon: Check, color: 'text-primary' },
};
