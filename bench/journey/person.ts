import type { Locator } from 'playwright';

/** What a person did on the way, in gestures: a tap or a click, a text typed. */
export type Gestures = { presses: number; texts: number; characters: number };

/** Somebody who types and taps, and whose gestures are counted. */
export type Person = {
  press: (target: Locator) => Promise<void>;
  /** Goes to a field by a press, and types there. */
  write: (target: Locator, text: string) => Promise<void>;
  choose: (target: Locator, label: string) => Promise<void>;
  gestures: Gestures;
};

export function createPerson({ hasTouch }: { hasTouch: boolean }): Person {
  const gestures: Gestures = { presses: 0, texts: 0, characters: 0 };
  const press = async (target: Locator) => {
    gestures.presses += 1;
    await (hasTouch ? target.tap() : target.click());
  };
  return {
    press,
    write: async (target, text) => {
      await press(target);
      gestures.texts += 1;
      gestures.characters += text.length;
      // A person’s fingers take longer; keys that follow a tap at once are lost by a busy browser.
      await target.page().waitForTimeout(AFTER_PRESS_MS);
      await target.pressSequentially(text);
      if ((await target.inputValue()) === '') throw new Error(`Nothing was typed of "${text}"`);
    },
    // The list opens, and one of its lines is pressed: two gestures, whatever draws it.
    choose: async (target, label) => {
      gestures.presses += 2;
      await target.selectOption({ label });
    },
    gestures,
  };
}

export function countGestures({ presses, texts }: Gestures): number {
  return presses + texts;
}

/**
 * How long they take somebody in a hurry, in seconds: a press and the look that leads to it, and a
 * character of a telephone’s keyboard. What the machine takes is not in it.
 */
export function estimateSeconds({ presses, characters }: Gestures): number {
  return Math.round(presses * SECONDS_A_PRESS + characters * SECONDS_A_CHARACTER);
}

const AFTER_PRESS_MS = 300;
const SECONDS_A_PRESS = 1.8;
/** Some 36 words a minute, as studies of typing on telephones find. */
const SECONDS_A_CHARACTER = 0.33;
