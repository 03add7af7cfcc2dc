import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sheetsFor } from '../packages/ui/build/bring-sheets.ts';
import { classesOf, unstyledParts } from './style-reach.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'style-reach-'));
  mkdirSync(join(dist, '.vite'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const files = (of: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(of)) writeFileSync(join(dist, name), text);
};
const manifest = {
  'index.html': { file: 'entry.js', isEntry: true },
  'src/signed-in.tsx': { file: 'shell.js', css: ['shell.css'], isDynamicEntry: true },
  'src/HelpPage.tsx': { file: 'help.js', isDynamicEntry: true, imports: ['_field.js'] },
  'src/ExpensePage.tsx': { file: 'expense.js', css: ['field.css'], isDynamicEntry: true, imports: ['_field.js'] },
  '_field.js': { file: 'field.js' },
};

test('a page that has a control without its sheet is named, also where another page brings it', () => {
  files({
    '.vite/manifest.json': JSON.stringify(manifest),
    'entry.js': '',
    'shell.js': 'const it={root:"m_77c9d27d"}',
    'shell.css': '.m_77c9d27d{color:red}',
    'help.js': 'const page=`hp-row hp-wide`',
    'expense.js': '',
    'field.js': 'const field={"input":"m_8fb7ebe7"}',
    'field.css': '@layer mantine{.m_8fb7ebe7{border:0}} .hp-wide{width:1.5px}',
  });
  expect(unstyledParts(dist)).toEqual([{ part: 'src/HelpPage.tsx', classes: ['hp-wide', 'm_8fb7ebe7'] }]);
});

test('a file of several sources has the sheets besides that everybody has who asks for it', () => {
  const asking = (css: string[]) => ({ isDynamicEntry: true, dynamicImports: ['_chapter.js'], css });
  const chunks = {
    'index.html': { file: 'entry.js', isEntry: true },
    'src/signed-in.tsx': { file: 'shell.js', isDynamicEntry: true },
    'src/ListPage.tsx': { file: 'list.js', ...asking(['row.css']) },
    'src/CardPage.tsx': { file: 'card.js', ...asking(['row.css']) },
    '_chapter.js': { file: 'chapter.js' },
  };
  const texts = { 'entry.js': '', 'shell.js': '', 'list.js': '', 'card.js': '', 'row.css': '.hp-row{gap:1px}' };
  files({ ...texts, 'chapter.js': 'const row=`hp-row`', '.vite/manifest.json': JSON.stringify(chunks) });
  expect(unstyledParts(dist)).toEqual([]);
  const other = { ...chunks, 'src/CardPage.tsx': { file: 'card.js', ...asking([]) } };
  files({ '.vite/manifest.json': JSON.stringify(other) });
  expect(unstyledParts(dist)).toEqual([{ part: '_chapter.js', classes: ['hp-row'] }]);
});

test('classes are those of rules, not of comments or addresses', () => {
  expect([...classesOf('/* .hp-not */ .hp-a:hover > .hp-b{background:url(x.hp-c)} .stack{}')]).toEqual([
    'hp-a',
    'hp-b',
  ]);
});

test('a module brings the sheets of what it takes, and of nothing that is only a type', () => {
  expect(sheetsFor(`import { Button } from '@mantine/core';`)).toEqual([]);
  expect(sheetsFor(`import { type ModalProps } from '@mantine/core';`)).toEqual([]);
  expect(sheetsFor(`import { Button, PasswordInput } from '@mantine/core';`)).toEqual([
    '@mantine/core/styles/Input.layer.css',
    '@homeport/ui/controls/form-controls.css',
  ]);
});
