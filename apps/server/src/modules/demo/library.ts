import { createHash } from 'node:crypto';
import { newFileKey } from '@homeport/engine/files';
import { type Attachment, attachment, document, documentPassage, documentVersion } from '@homeport/model/documents';
import { audience, audienceKey, librarySection } from '@homeport/model/library';
import { passagesOf } from '../documents/index.ts';
import { demoId } from './chance.ts';
import { type DemoAudience, type DemoDocument, demoAudiences, demoLibrary, demoSections } from './library.data.ts';
import { type PrintedLine, printedPdf } from './pdf.ts';
import { userId, type World } from './world.ts';

/** The library of a tenant: audiences, seven sections, and 31 documents in three languages. */
export function addLibrary(world: World): void {
  const { tenant, clock, words } = world;
  const by = keeper(world);
  for (const [key, { kind, value, role, ...names }] of Object.entries(demoAudiences)) {
    const set = { name: names[words], kind, value, role, key: audienceKey({ kind, value, role }) };
    world.add(audience, audienceId(world, key as DemoAudience), { at: clock.at(-900, 9), by, set });
  }
  demoSections.forEach(({ code, en, es, fr }, i) => {
    const set = { code, sequence: (i + 1) * 10, name: en, nameEs: es, nameFr: fr };
    const audiences = [audienceId(world, 'assignees'), audienceId(world, 'hr')];
    world.add(librarySection, sectionId(world, code), { at: clock.at(-900, 9, i), by, set: { ...set, audiences } });
  });
  demoLibrary.forEach((one, i) => {
    addLibraryDocument(world, one, i, by, demoId(tenant.code, 'library', i));
  });
}

const keeper = (world: World): string => userId(world.tenant.managed ? 'case.manager2' : 'other.admin');
const audienceId = (world: World, key: DemoAudience): string => demoId(world.tenant.code, 'audience', key);
const sectionId = (world: World, code: string): string => demoId(world.tenant.code, 'section', code);

function addLibraryDocument(world: World, of: DemoDocument, i: number, by: string, id: string): void {
  const since = -(20 + ((i * 37) % 600));
  const at = world.clock.at(since, 10, i);
  addDocument(
    world,
    id,
    { at, by, day: world.clock.day(since), file: of.title, language: of.language, text: of.text },
    {
      category: 'LIBRARY',
      title: of.title,
      documentType: of.type,
      librarySection: sectionId(world, of.section),
      audiences: of.audience ? [audienceId(world, of.audience)] : [],
      share: 'TEAM',
    },
  );
}

/** What a document of the demo says and when. */
interface Written {
  readonly at: string;
  readonly by: string;
  readonly day: string;
  readonly file: string;
  readonly language: 'en' | 'es' | 'fr';
  readonly text: readonly string[];
}

/** A published document with its PDF, its first version and its text for the search. */
export function addDocument(world: World, id: string, of: Written, set: Readonly<Record<string, unknown>>): void {
  const pages = pagesOf(world.tenant.name, of);
  const file = addPdf(world, demoId(id, 'file'), printedPdf(pages), {
    at: of.at,
    by: of.by,
    name: of.file,
    set: { entity: document.name, entityId: id },
  });
  const published = { status: 'PUBLISHED', publishedAt: of.at, publishedBy: of.by };
  const version = { file, versionNumber: 1, versionDate: of.day };
  world.add(document, id, {
    at: of.at,
    by: of.by,
    set: { ...set, language: of.language, ...version, ...published },
  });
  world.add(documentVersion, demoId(id, 'version'), {
    at: of.at,
    by: of.by,
    set: { document: id, number: 1, file },
  });
  const texts = pages.map((lines, i) => ({ page: i + 1, text: lines.map(([line]) => line).join(' ') }));
  passagesOf(texts).forEach(({ page, body }, position) => {
    const passage = { document: id, position, page, language: of.language, body };
    world.add(documentPassage, demoId(id, 'passage', position), { at: of.at, by: of.by, set: passage });
  });
}

/** Stores a PDF and its record; answers the record's id. */
export function addPdf(
  world: World,
  id: string,
  bytes: Uint8Array,
  of: { readonly at: string; readonly by: string; readonly name: string; readonly set: Partial<Attachment> | object },
): string {
  const key = newFileKey(world.tenant.id, Temporal.Instant.from(of.at));
  world.files.push({ key, bytes });
  return world.add(attachment, id, {
    at: of.at,
    by: of.by,
    set: {
      name: `${of.name.replaceAll(/[/:]/g, '-')}.pdf`,
      contentType: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: key,
      purpose: 'DOCUMENT',
      status: 'CLEAN',
      share: 'TEAM',
      ...of.set,
    },
  });
}

/** The day as a letter of that language has it: "15 November 2026". */
const writtenDay = (day: string, language: Written['language']): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Temporal.Instant.from(`${day}T00:00:00Z`).epochMilliseconds,
  );

/** A first page with the title, then the paragraphs, broken into lines. */
function pagesOf(company: string, { file, day, text, language }: Written): PrintedLine[][] {
  const head: PrintedLine[] = [
    [company, 10],
    ['', 10],
    ...broken(file, 42).map((line): PrintedLine => [line, 20]),
    [writtenDay(day, language), 10],
    ['', 12],
  ];
  const bodies = text.map((paragraph) => [
    ...broken(paragraph, 84).map((line): PrintedLine => [line, 11]),
    ['', 8] as PrintedLine,
  ]);
  const [first = [], ...rest] = bodies;
  return [[...head, ...first], ...(rest.length > 0 ? [rest.flat()] : [])];
}

function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
