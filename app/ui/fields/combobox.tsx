import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { joinClasses } from '#app/lib/join-classes.ts';
import { ComboboxList } from './combobox-list.tsx';
import { moveActive } from './move-active.ts';
import { narrowOptions } from './narrow-options.ts';
import { TextInput } from './text-input.tsx';

/**
 * A text input with suggestions; any other text is valid too. `suggest` runs when typing pauses and
 * when the list is opened (arrow down, click); late answers are dropped, and until the answer comes
 * only options that hold the text stay. Keys used by the list do not reach `onKeyDown`: Enter does
 * when no suggestion is active.
 */
export function Combobox<Option extends ComboboxOption>({
  value,
  onChange,
  suggest,
  onPick,
  opensWhenEmpty = false,
  note,
  onKeyDown,
  onFocus,
  onBlur,
  onClick,
  className,
  ...props
}: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onText' | 'role'> & {
  value: string;
  onChange: (text: string) => void;
  suggest: (text: string) => readonly Option[] | Promise<readonly Option[]>;
  onPick: (option: Option) => void;
  /** Suggests as soon as the empty input has the focus. */
  opensWhenEmpty?: boolean;
  note?: string;
}) {
  const listId = useId();
  const lastQuestion = useRef(0);
  const [list, setList] = useState<List<Option>>(closed);

  const close = () => {
    lastQuestion.current += 1;
    setList(closed);
  };
  const ask = async (text: string, input: HTMLElement, pause = 0) => {
    lastQuestion.current += 1;
    const question = lastQuestion.current;
    const isLate = () => question !== lastQuestion.current || document.activeElement !== input;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    if (isLate()) return;
    const options = await suggest(text);
    if (isLate()) return;
    setList(options.length === 0 ? closed : { options, active: -1, ...placeList(input) });
  };
  const pick = (option: Option) => {
    close();
    onPick(option);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { options, active } = list;
    const chosen = options[active];
    const next = moveActive(event.key, active, options.length);
    if (next !== null && !event.altKey) setList({ ...list, active: next });
    else if (event.key === 'ArrowDown' && !event.altKey) ask(value, event.currentTarget);
    else if (event.key === 'Enter' && chosen && !event.ctrlKey && !event.metaKey) pick(chosen);
    else if (event.key === 'Escape' && options.length > 0) close();
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  const isOpen = list.options.length > 0;
  return (
    <div className={joinClasses('focus-within:relative', className)}>
      <TextInput
        {...props}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={list.active >= 0 ? `${listId}-${list.active}` : undefined}
        value={value}
        onText={(text, input) => {
          onChange(text);
          setList({ ...list, options: narrowOptions(list.options, text), active: -1 });
          ask(text, input, typingPause);
        }}
        onFocus={(event) => {
          if (opensWhenEmpty && value === '') ask(value, event.currentTarget);
          onFocus?.(event);
        }}
        onClick={(event) => {
          if (!isOpen) ask(value, event.currentTarget);
          onClick?.(event);
        }}
        onKeyDown={handleKey}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      {isOpen && <ComboboxList id={listId} {...list} note={note} onPick={pick} />}
    </div>
  );
}

export type ComboboxOption = {
  id: string;
  label: string;
  detail?: string;
};

type List<Option> = { options: readonly Option[]; active: number } & Place;

type Place = { isAbove: boolean; isFromRight: boolean };

const closed: List<never> = { options: [], active: -1, isAbove: false, isFromRight: false };

/** Below the input and aligned left, unless there is more room elsewhere. */
function placeList(input: HTMLElement): Place {
  const { top, bottom, left, right } = input.getBoundingClientRect();
  const roomBelow = (window.visualViewport?.height ?? window.innerHeight) - bottom;
  const roomRight = document.documentElement.clientWidth - left;
  return {
    isAbove: roomBelow < listHeight && top > roomBelow,
    isFromRight: roomRight < listWidth && right > roomRight,
  };
}

/** In milliseconds: each key is shown at once, suggestions only when the typing pauses. */
const typingPause = 200;
/** In pixels: the list’s max height with its margins. */
const listHeight = 272;
const listWidth = 384;
