import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

// A reader that has nothing in common with what writes.
const ofServer = createRequire(new URL('../../apps/server/package.json', import.meta.url));
interface Reader {
  getDocument(how: object): { readonly promise: Promise<Pdf>; destroy(): Promise<void> };
}
interface Pdf {
  readonly numPages: number;
  getPage(
    number: number,
  ): Promise<{ getTextContent(): Promise<{ readonly items: readonly { readonly str?: string }[] }> }>;
}

/** What a PDF says, its pieces of text in their order, separated by `|`; spaces that do not break become plain ones. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocument }: Reader = await import(pathToFileURL(ofServer.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href);
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    useWorkerFetch: false,
    verbosity: 0,
  });
  const pdf = await loading.promise;
  const said: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    said.push(
      ...items.flatMap(({ str }) => (str === undefined || str.trim() === '' ? [] : [str.replaceAll('\u00a0', ' ')])),
    );
  }
  await loading.destroy();
  return said.join('|');
}
