/** What is used of the engine; its own types name much more, browsers among it. */
declare module 'tesseract.js' {
  interface Recogniser {
    recognize(picture: Uint8Array, how: object, what: object): Promise<{ readonly data: { readonly text: string } }>;
  }
  export const OEM: { readonly LSTM_ONLY: 1 };
  export function createWorker(languages: string[], mode: number, options: object): Promise<Recogniser>;
}
