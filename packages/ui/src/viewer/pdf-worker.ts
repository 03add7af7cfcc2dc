import { pdfjs } from 'react-pdf';

interface PolicyMaker {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: { createScriptURL?(address: string): string; createHTML?(html: string): string | null },
  ): { createScriptURL(address: string): unknown };
}
let isStarted = false;

/**
 * Starts the reader of PDFs in a thread of its own, from a file of ours. The browser's Trusted Types guard asks for a policy
 * where an address becomes a script; this one lets through the one address that was built into the page.
 */
export function startPdfWorker(): void {
  if (isStarted) return;
  isStarted = true;
  const own = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const maker = (globalThis as { trustedTypes?: PolicyMaker }).trustedTypes;
  const policy = maker?.createPolicy('homeport-pdf-worker', {
    createScriptURL: (address) => {
      if (address !== own) throw new TypeError('not the script of the PDF reader');
      return address;
    },
  });
  // The viewer empties its layers by `innerHTML = ''`; no other HTML gets by.
  if (maker && !maker.defaultPolicy) maker.createPolicy('default', { createHTML: (html) => (html === '' ? '' : null) });
  const address = (policy?.createScriptURL(own) ?? own) as string;
  pdfjs.GlobalWorkerOptions.workerPort = new Worker(address, { type: 'module' });
}
