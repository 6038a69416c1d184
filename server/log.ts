/** One line of JSON an event: requests on the standard output, faults on the standard error. */
export function createLog(kept: 'all' | 'faults'): (line: { event: string }) => void {
  return (line) => {
    const text = JSON.stringify({ time: new Date().toISOString(), ...line });
    if (line.event.endsWith('fault')) console.error(text);
    else if (kept === 'all') console.log(text);
  };
}
