import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';

export function FileButton({
  id,
  accept,
  isMultiple = false,
  describedBy,
  size = 'sm',
  onFiles,
  children,
}: {
  id: string;
  /** The syntax of `<input accept>`. */
  accept: string;
  isMultiple?: boolean;
  describedBy?: string;
  size?: 'sm' | 'md';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button
        id={id}
        size={size}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
