/**
 * Keeps a state saved behind the typing: a little after the last change, never long after the
 * first, at once when asked.
 */
export type SaveStatus = 'saved' | 'pending' | 'full' | 'refused';

export type Autosave<State> = {
  /** The state may have changed. */
  touch: () => void;
  /** Saves now what is not; resolves when it is, or cannot be. */
  flush: () => Promise<void>;
  /**
   * Asks for what is not saved at once, a save under way or not: a page that is left has no time to
   * wait for that one.
   */
  leave: () => void;
  /** Takes a state for saved: it has just been read. */
  settle: (state: State) => void;
  isDirty: () => boolean;
};

export function createAutosave<State>({
  read,
  write,
  onStatus,
  schedule,
}: {
  read: () => State;
  /** Rejects with what the browser says. */
  write: (state: State) => Promise<void>;
  onStatus: (status: SaveStatus) => void;
  /** Runs a task after some milliseconds; gives the way to cancel it. */
  schedule: (task: () => void, milliseconds: number) => () => void;
}): Autosave<State> {
  let settled = read();
  let cancelPause: (() => void) | null = null;
  let cancelLimit: (() => void) | null = null;
  let saving: Promise<void> | null = null;

  const isDirty = () => read() !== settled;
  const cancel = () => {
    cancelPause?.();
    cancelLimit?.();
    cancelPause = cancelLimit = null;
  };
  const save = async () => {
    const state = read();
    try {
      await write(state);
      settled = state;
      if (!isDirty()) onStatus('saved');
    } catch (error) {
      onStatus(isFull(error) ? 'full' : 'refused');
    }
  };
  const flush = async () => {
    cancel();
    // One save at a time, so that an old state never lands over a newer one.
    while (saving) await saving;
    if (!isDirty()) return;
    saving = save().finally(() => {
      saving = null;
    });
    await saving;
  };
  const leave = () => {
    cancel();
    // A database writes in the order that it is asked in.
    if (isDirty()) save();
  };
  return {
    leave,
    touch: () => {
      if (!isDirty()) return;
      onStatus('pending');
      cancelPause?.();
      cancelPause = schedule(flush, PAUSE_MS);
      cancelLimit ??= schedule(flush, LIMIT_MS);
    },
    flush,
    settle: (state) => {
      cancel();
      settled = state;
    },
    isDirty,
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

const PAUSE_MS = 300;
/** Who types without a pause is saved this often. */
const LIMIT_MS = 2000;
