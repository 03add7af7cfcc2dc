import { pdfjs } from 'react-pdf';

interface PolicyMaker {
  readonly defaultPolicy: unknown;
  createPolicy(
    name: string,
    rules: { createScriptURL?(address: string): string; createHTML?(html: string): string | null },
  ): { createScriptURL(address: string): unknown };
}

/**
 * The reader of PDFs in a thread of its own, from a file of ours; one for all documents. Each document is given it, as one
 * that it does not own: a reader that a document starts for itself ends with it, and who opens the next document meanwhile
 * is refused.
 */
export const pdfReader = pdfjs.PDFWorker.create({ port: startThread() });

/**
 * The browser's Trusted Types guard asks for a policy where an address becomes a script; this one lets through the one
 * address that was built into the page.
 */
function startThread(): Worker {
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
  return new Worker((policy?.createScriptURL(own) ?? own) as string, { type: 'module' });
}
