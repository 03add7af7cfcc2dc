import { createReadStream } from 'node:fs';

/** Control characters that no text file has; tab, line feed, form feed and carriage return are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const ODD = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;
/** What a browser could take for a page, however it is named. */
const MARKUP = /^\s*<(?:!doctype|html|head|body|script|svg|\?xml|iframe|!--)/i;

/** True for a file that is text in UTF-8 from the first byte to the last, and no web page. */
export async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (ODD.test(text) || (isFirst && MARKUP.test(text))) return false;
      isFirst = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
