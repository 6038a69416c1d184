import { Button } from '#app/ui/button.tsx';

/** The answer, with a button to change it; `of` completes its label for screen readers. */
export function ChosenInPlace({
  text,
  of,
  onChange,
}: {
  text: string;
  of: string;
  onChange: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span>{text}</span>
      <Button variant="quiet" size="sm" onClick={onChange}>
        Changer<span className="sr-only">{`\u00a0${of}`}</span>
      </Button>
    </div>
  );
}
