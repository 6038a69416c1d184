/**
 * A question about a number of things, which this device asks again once there are more of them
 * than when it was answered.
 */
export function createAnsweredCount(key: string) {
  return {
    wasAnswered: (count: number): boolean => Number(localStorage.getItem(key) ?? 0) >= count,
    answer: (count: number): void => localStorage.setItem(key, String(count)),
  };
}
