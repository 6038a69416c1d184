let isRequested = false;
const listeners = new Set<() => void>();
let tellMounted: () => void = () => undefined;
const mounted = new Promise<void>((resolve) => {
  tellMounted = resolve;
});

/** The toaster comes with the first message: whether it has been asked for, and when it is there to show it. */
export const toasterRequest = {
  isRequested: () => isRequested,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  request: () => {
    isRequested = true;
    for (const listener of listeners) listener();
    return mounted;
  },
  tellMounted: () => tellMounted(),
};
