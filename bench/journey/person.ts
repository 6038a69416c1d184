import type { Locator } from 'playwright';

/** Gestures: a tap or click, a text typed. */
export type Gestures = { presses: number; texts: number; characters: number };

/** A user whose gestures are counted. */
export type Person = {
  press: (target: Locator) => Promise<void>;
  /** Presses the field unless it has the focus, then types. */
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
      const isThere = await target.evaluate((field) => field === document.activeElement);
      if (!isThere) await press(target);
      gestures.texts += 1;
      gestures.characters += text.length;
      // A pause as people make; a busy browser loses keys typed right after a tap.
      await target.page().waitForTimeout(AFTER_PRESS_MS);
      await target.pressSequentially(text);
      if ((await target.inputValue()) === '') throw new Error(`Nothing was typed of "${text}"`);
    },
    // Opening a list and choosing an entry are two gestures, however it is drawn.
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

/** Seconds for a hurried person: presses, each with a look, and characters on a phone keyboard. */
export function estimateSeconds({ presses, characters }: Gestures): number {
  return Math.round(presses * SECONDS_A_PRESS + characters * SECONDS_A_CHARACTER);
}

const AFTER_PRESS_MS = 300;
const SECONDS_A_PRESS = 1.8;
/** 36 words a minute, the average found by studies of phone typing. */
const SECONDS_A_CHARACTER = 0.33;
