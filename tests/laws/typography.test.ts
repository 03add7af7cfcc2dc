import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@homeport/model';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { ofReference, wordFiles } from '../support/word-files.ts';

/** French and Spanish are set as their readers set them: blanks that do not break, opening marks, real ellipses. */
const root = join(import.meta.dirname, '../..');
interface Rule {
  readonly name: string;
  readonly isBroken: (text: string) => boolean;
}

/** Addresses and times of day have colons of their own. */
const withoutAddresses = (text: string): string => text.replace(/\w+:\/\/\S+|\d:\d\d/g, '');
/** Keys of the keyboard that are marks. */
const withoutKeys = (text: string): string => text.replace(/\bPulse \?/g, 'Pulse');
const count = (text: string, mark: string): number => text.split(mark).length - 1;

const both: readonly Rule[] = [
  { name: 'three points are one mark (…)', isBroken: (text) => text.includes('...') },
  { name: 'no plural in brackets', isBroken: (text) => /\(s\)|\(es\)/.test(text) },
  // “Début” read as letters of another encoding.
  { name: 'letters are whole', isBroken: (text) => /Ã|â€|Â[\u00a0-\u00bf]|\ufffd/.test(text) },
  {
    name: 'an amount and its currency stay in one line',
    isBroken: (text) => /\{(amount|total|approved|limit)\} \{currency\}/.test(text),
  },
  { name: 'no two blanks in a row', isBroken: (text) => /\S {2,}\S/.test(text) },
];
const french: readonly Rule[] = [
  {
    name: 'a blank that does not break stands before : ; ! ? »',
    isBroken: (text) => / [:;!?»]/.test(text) || /[^\s\u00a0\u202f(:!?…][:;!?»](?=\s|$)/.test(withoutAddresses(text)),
  },
  { name: 'a blank that does not break stands after «', isBroken: (text) => /«[^\u00a0\u202f]/.test(text) },
  {
    name: 'the first of a month is 1er',
    isBroken: (text) =>
      /\b1 (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/.test(text),
  },
];
const spanish: readonly Rule[] = [
  {
    name: 'no blank before : ; ! ?',
    isBroken: (text) => /[\p{L}\d}][\s\u00a0][:;!?](?=\s|$)/u.test(withoutKeys(text)),
  },
  {
    name: 'questions and exclamations are opened',
    isBroken: (text) => count(text, '¿') !== count(withoutKeys(text), '?') || count(text, '¡') !== count(text, '!'),
  },
];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
describe.each([
  ['fr', [...both, ...french]],
  ['es', [...both, ...spanish]],
] as const)('texts in %s', (language, rules) => {
  test.each(rules)('$name', ({ isBroken }) => {
    const all = wordFiles(language);
    expect(all.length).toBeGreaterThan(50);
    expect(ofReference(language).flatMap(([, words]) => Object.keys(words)).length).toBeGreaterThan(4);
    const broken = all.flatMap(([file, words]) =>
      Object.entries(words)
        .filter(([, text]) => isBroken(text))
        .map(([key, text]) => `${file} ${key}: ${text}`),
    );
    expect(broken).toEqual([]);
  });
});

/** Words that French has and that make a text French when two of them are in it. */
const frenchWords =
  /(?<!\p{L})(vous|votre|vos|nous|est|une|dans|avec|sont|aux|du|des|les|et|le|la|pour|cette|sur|au|par)(?!\p{L})/gu;
const isFrench = (text: string): boolean => (text.match(frenchWords) ?? []).length > 1 && !/[¿¡ñáíóú]/.test(text);
/** A plain blank before such a mark is French, whatever else the text is: no other language of ours has a blank there. */
const isSetPlainly = (text: string): boolean => / [:;!?»](?!\w)/.test(text) || /« /.test(text);

/** Texts between quotes, with the pieces of those that take values. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return texts;
}

test('French that stands beside the code is set as French in files of words is: mails, calendars, what a company begins with, the demo', () => {
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|sql)\.tsx?$/.test(file) && /[éèàêç]| [?!»]/.test(read(file)))
    .flatMap((file) => textsOf(file).map((text) => [file, text] as const));
  expect(sources.filter(([, text]) => isFrench(text)).length).toBeGreaterThan(150);
  const broken = sources.filter(
    ([, text]) => isSetPlainly(text) || (isFrench(text) && french.some(({ isBroken }) => isBroken(text))),
  );
  expect(broken.map(([file, text]) => `${file}: ${text}`)).toEqual([]);
});

test('English notices write the currency before the amount, as pages do', () => {
  const texts = catalogue.events.flatMap(({ notices = [] }) => notices.flatMap(({ title, body }) => [title, body]));
  expect(texts.filter((text) => text && /\{currency\} \{(amount|total)\}/.test(text)).length).toBeGreaterThan(5);
  expect(texts.filter((text) => text && /\{\w+\} \{\w*currency\}/i.test(text))).toEqual([]);
});
