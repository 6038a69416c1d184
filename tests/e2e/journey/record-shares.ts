type Shared = { name: string; type: string; text: string; bytes: number[] };
declare global {
  interface Window {
    shares?: Shared[];
  }
}

/** Fakes the share sheet of a phone, which no test browser has. */
export function recordShares(): void {
  const shares: Shared[] = [];
  window.shares = shares;
  Object.assign(navigator, {
    canShare: () => true,
    share: async ({ files: [file], text = '' }: { files: File[]; text?: string }) => {
      if (!file) throw new TypeError('There is no file');
      const bytes = [...new Uint8Array(await file.arrayBuffer())];
      shares.push({ name: file.name, type: file.type, text, bytes });
    },
  });
}
