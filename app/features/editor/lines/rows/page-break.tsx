import { LineMenu } from './menu.tsx';

export function PageBreakRow({ index }: { index: number }) {
  return (
    <div className="flex items-center gap-3 pr-px">
      <span aria-hidden className="grow border-t border-dashed border-control" />
      <span className="text-sm text-ink-soft">Saut de page</span>
      <span aria-hidden className="grow border-t border-dashed border-control" />
      <LineMenu index={index} />
    </div>
  );
}
