import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';

type SlotProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement>; children?: ReactNode };

/**
 * Merges its props into its only child: the child’s props win, classes add up, and both handlers
 * run, the child’s first.
 */
export function Slot({ children, ...given }: SlotProps) {
  if (!isValidElement<Props>(children)) throw new Error('A slot takes one element');
  return cloneElement(children, merge(given as Props, children.props));
}

type Props = Record<string, unknown>;

function merge(given: Props, own: Props): Props {
  const merged: Props = { ...given, ...own };
  for (const [name, value] of Object.entries(given)) {
    const ownValue = own[name];
    if (name === 'className') merged[name] = joinClasses(String(value), ownValue as string);
    else if (isHandler(value) && isHandler(ownValue) && /^on[A-Z]/.test(name))
      merged[name] = (...parameters: unknown[]) => {
        ownValue(...parameters);
        value(...parameters);
      };
  }
  return merged;
}

function isHandler(value: unknown): value is (...parameters: unknown[]) => void {
  return typeof value === 'function';
}
