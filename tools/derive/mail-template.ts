import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import mjml2html from 'mjml';
import type { Derived } from './derived-files.ts';

const folder = 'apps/server/src/adapters/mail';

/** The mail template as HTML. Compiled here, so that no server carries the compiler (60 MB) or waits for it. */
export async function deriveMailTemplate(root: string): Promise<Derived> {
  const source = await readFile(join(root, folder, 'mail.mjml'), 'utf8');
  // Without `fonts: {}` it would link fonts of another host.
  const { html } = await mjml2html(source, { fonts: {}, validationLevel: 'strict' });
  const text = `// Written by \`npm run derive\` from mail.mjml.\nexport const mailTemplate = ${JSON.stringify(html)};\n`;
  return { path: `${folder}/mail-template.generated.ts`, text };
}
