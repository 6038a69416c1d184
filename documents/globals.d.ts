/**
 * The few globals that the browser and Node share and that the domain uses. Nothing else of either
 * platform is visible here.
 */
declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
  encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input?: Uint8Array): string;
}
declare function atob(data: string): string;
declare function btoa(data: string): string;
