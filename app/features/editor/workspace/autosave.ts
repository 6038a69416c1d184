export type SaveStatus = 'saved' | 'pending' | 'full' | 'refused';

export type Autosave<State> = {
  /** Reports a possible change of the state. */
  touch: () => void;
  /** Saves pending changes now; resolves once they are saved or refused. */
  flush: () => Promise<void>;
  /**
   * Requests the pending save at once, even during another save: a page being unloaded cannot wait.
   */
  leave: () => void;
  /** Marks a state as saved, since it was just read. */
  settle: (state: State) => void;
  isDirty: () => boolean;
};

/**
 * Saves a state while the user types: shortly after the last change, within a limit after the
 * first, and at once on request.
 */
export function createAutosave<State>({
  read,
  write,
  onStatus,
  schedule,
}: {
  read: () => State;
  /** Rejects with the browser’s error. */
  write: (state: State) => Promise<void>;
  onStatus: (status: SaveStatus) => void;
  /** Runs a task after some milliseconds; returns a function that cancels it. */
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
    // One save at a time, so that an older state never overwrites a newer one.
    while (saving) await saving;
    if (!isDirty()) return;
    saving = save().finally(() => {
      saving = null;
    });
    await saving;
  };
  const leave = () => {
    cancel();
    // The database runs requests in order.
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
/** The longest wait for a save during continuous typing. */
const LIMIT_MS = 2000;
