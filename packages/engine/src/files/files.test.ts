import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isRefusal } from '@homeport/grammar';
import { Transformer } from '@napi-rs/image';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, photo, png, zip } from '../../../../tests/support/engine/sample-files.ts';
import { pictureSize } from './image-size.ts';
import { fileLimits, type KindName, newFileKey, openLocalFiles, sweepFiles, takeIn, thumbnailKey } from './index.ts';
import { inspectPdf } from './pdf-check.ts';
import { cleanName } from './take-in.ts';

const tenant = '0190b6a0-0000-7000-8000-000000000001';
const now = Temporal.Instant.from('2026-03-08T10:00:00Z');
let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const everything: readonly KindName[] = ['jpeg', 'png', 'webp', 'pdf', 'docx', 'xlsx', 'csv', 'text'];
async function upload(name: string, bytes: Uint8Array | string, accept = everything) {
  const files = openLocalFiles(join(root, 'store'));
  const taken = await takeIn(
    { name, stream: Readable.from([Buffer.from(bytes)]) },
    { files, folder: join(root, 'incoming'), tenant, now, accept },
  );
  return { files, taken, code: isRefusal(taken) ? taken.code : 'taken' };
}
const codeOf = async (name: string, bytes: Uint8Array | string, accept = everything) =>
  (await upload(name, bytes, accept)).code;

describe('a photo of a receipt', () => {
  test('is stored upright, without what the camera wrote beside it, and with a thumbnail', async () => {
    const { files, taken } = await upload('IMG_0001.JPEG', await photo());
    if (isRefusal(taken)) throw new Error(taken.code);
    expect(taken).toMatchObject({ name: 'IMG_0001.JPEG', type: 'image/jpeg', width: 200, height: 400 });
    const stored = await buffer(await files.get(taken.key));
    expect(stored.length).toBe(taken.size);
    expect(stored.includes('SECRET') || stored.includes('Exif')).toBe(false);
    expect(await new Transformer(stored).metadata(true)).toMatchObject({ width: 200, height: 400, format: 'jpeg' });
    const thumbnail = await buffer(await files.get(thumbnailKey(taken.key)));
    expect(pictureSize(thumbnail)).toEqual({ width: 200, height: 400 });
  });
  test('loses whatever was glued behind its pixels', async () => {
    const { files, taken } = await upload(
      'a.jpg',
      Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
    );
    if (isRefusal(taken)) throw new Error(taken.code);
    expect((await buffer(await files.get(taken.key))).includes('script')).toBe(false);
  });
  test('is made smaller when it is larger than anybody needs', async () => {
    const { taken } = await upload(
      'wide.png',
      await Transformer.fromRgbaPixels(new Uint8Array(6000 * 40 * 4), 6000, 40).png(),
    );
    expect(taken).toMatchObject({ width: fileLimits.longestSide, height: 32 });
  });
  test('is known by the bytes that were sent, so that the same receipt is recognised', async () => {
    const bytes = await photo();
    const one = await upload('a.jpg', bytes);
    const two = await upload('b.jpg', bytes);
    expect((one.taken as { sha256: string }).sha256).toBe((two.taken as { sha256: string }).sha256);
  });
  test('with a header that promises a huge picture is refused before it is decoded', async () => {
    const before = process.memoryUsage().rss;
    expect(await codeOf('bomb.png', png(60_000, 60_000))).toBe('files.tooManyPixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
  test('that is damaged is refused', async () => {
    expect(await codeOf('half.jpg', (await photo()).subarray(0, 700))).toBe('files.damaged');
    expect(await codeOf('noise.png', Buffer.concat([png(10, 10).subarray(0, 40), Buffer.alloc(200, 7)]))).toBe(
      'files.damaged',
    );
  });
  test('in HEIC is refused with advice', async () => {
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(100),
    ]);
    expect(await codeOf('IMG_2.HEIC', heic)).toBe('files.heic');
  });
});

describe('what a file says it is', () => {
  test('is believed only when its content agrees', async () => {
    expect(await codeOf('invoice.pdf', await photo())).toBe('files.notWhatItSays');
    expect(await codeOf('photo.jpg', pdf())).toBe('files.notWhatItSays');
    expect(await codeOf('photo.jpg', '<html><script>alert(1)</script></html>')).toBe('files.unknownType');
  });
  test('web pages, vector drawings and programs are never taken, whatever their name', async () => {
    expect(await codeOf('page.txt', '<!doctype html><script>alert(1)</script>')).toBe('files.unknownType');
    expect(await codeOf('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).toBe(
      'files.unknownType',
    );
    expect(await codeOf('logo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')).toBe(
      'files.unknownType',
    );
    expect(await codeOf('setup.pdf', Buffer.from('MZ\x90\0\x03\0\0\0 a program'))).toBe('files.unknownType');
  });
  test('a picture under the name of another kind of picture is stored as what it is', async () => {
    expect((await upload('photo.png', await photo())).taken).toMatchObject({ name: 'photo.jpg', type: 'image/jpeg' });
  });
  test('what the place does not accept is refused', async () => {
    expect(await codeOf('a.csv', 'a,b\n1,2\n', ['jpeg', 'pdf'])).toBe('files.unknownType');
    expect(await codeOf('a.csv', 'a,b\n1,2\n')).toBe('taken');
    expect(await codeOf('a.csv', Buffer.from([0x61, 0x00, 0x62]))).toBe('files.unknownType');
    expect(await codeOf('a.csv', Buffer.from([0x61, 0xff, 0x62]))).toBe('files.unknownType');
  });
  test('an empty file is no file', async () => expect(await codeOf('a.csv', '')).toBe('files.empty'));
});

describe('a PDF', () => {
  test('is stored byte for byte', async () => {
    const bytes = pdf();
    const { files, taken } = await upload('rechnung.pdf', bytes);
    if (isRefusal(taken)) throw new Error(taken.code);
    expect(await buffer(await files.get(taken.key))).toEqual(bytes);
  });
  test('that runs something is refused, however it is written', () => {
    expect(inspectPdf(pdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }))).toBe('active');
    expect(inspectPdf(pdf({ catalogue: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }))).toBe('active');
    expect(inspectPdf(pdf({ packed: '<< /S /JavaScript /JS (x) >>' }))).toBe('active');
    expect(inspectPdf(pdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }))).toBe('active');
  });
  test('that only talks about scripts is fine', () => expect(inspectPdf(pdf())).toBe('fine'));
  test('that carries the data of an electronic invoice is fine', () =>
    expect(
      inspectPdf(
        pdf({ catalogue: '/Names << /EmbeddedFiles 9 0 R >>', packed: '<< /Type /Filespec /F (factur-x.xml) >>' }),
      ),
    ).toBe('fine'));
  test('with a password cannot be checked and is refused', () =>
    expect(inspectPdf(pdf({ trailer: '/Encrypt 7 0 R' }))).toBe('encrypted'));
  test('that is also something else is refused', () => {
    expect(inspectPdf(Buffer.concat([Buffer.from('<html>'), pdf()]))).toBe('damaged');
    expect(
      inspectPdf(Buffer.concat([pdf(), zip({ 'evil.js': 'x'.repeat(4000) + Math.random() }), Buffer.alloc(2000)])),
    ).toBe('damaged');
    expect(inspectPdf(pdf().subarray(0, 200))).toBe('damaged');
  });
  test('never makes the check throw or hang', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(), (noise, at) => {
        const bytes = Buffer.from(pdf({ packed: '<< /A 1 >>' }));
        bytes.set(noise.subarray(0, Math.max(0, bytes.length - (at % bytes.length))), at % bytes.length);
        expect(['fine', 'damaged', 'encrypted', 'active']).toContain(inspectPdf(bytes));
      }),
    );
  });
});

describe('an office file', () => {
  const workbook = (more: Record<string, Buffer | string> = {}, how = {}) =>
    zip(
      {
        '[Content_Types].xml':
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        'xl/workbook.xml': '<workbook/>',
        ...more,
      },
      how,
    );
  test('is taken when it is plain', async () => expect(await codeOf('a.xlsx', workbook())).toBe('taken'));
  test('that unpacks to far more than it is, is refused unopened', async () => {
    expect(await codeOf('bomb.xlsx', workbook({ 'xl/worksheets/sheet1.xml': Buffer.alloc(30_000_000) }))).toBe(
      'files.archiveTooLarge',
    );
    expect(await codeOf('bomb.xlsx', workbook({}, { claim: 2_000_000_000 }))).toBe('files.archiveTooLarge');
  });
  test('with macros or paths that lead elsewhere is refused', async () => {
    expect(await codeOf('a.xlsx', workbook({ 'xl/vbaProject.bin': 'x' }))).toBe('files.macros');
    expect(await codeOf('a.xlsx', workbook({ '../../etc/passwd': 'x' }))).toBe('files.damaged');
  });
});

describe('the store', () => {
  test('refuses a file that is too large while it arrives, and leaves nothing behind', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1024 * 1024, 65);
      })(),
    );
    const folder = join(root, 'endless');
    const taken = await takeIn(
      { name: 'a.txt', stream: endless },
      { files: openLocalFiles(join(root, 'store')), folder, tenant, now, accept: everything },
    );
    expect(taken).toMatchObject({ code: 'files.tooLarge', kind: 'tooLarge' });
    expect(await readdir(folder)).toEqual([]);
  });
  test('takes an upload that breaks off as no upload', async () => {
    const broken = new Readable({ read() {} });
    const folder = join(root, 'broken');
    const taking = takeIn(
      { name: 'a.txt', stream: broken },
      { files: openLocalFiles(join(root, 'store')), folder, tenant, now, accept: everything },
    );
    broken.push('half');
    setImmediate(() => broken.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })));
    expect(await taking).toMatchObject({ code: 'files.interrupted' });
    expect(await readdir(folder)).toEqual([]);
  });
  test('does not blame the sender for a full disk, and leaves nothing behind', async () => {
    const sent = new Readable({ read() {} });
    const folder = join(root, 'full');
    const taking = takeIn(
      { name: 'a.txt', stream: sent },
      { files: openLocalFiles(join(root, 'store')), folder, tenant, now, accept: everything },
    );
    sent.push('half');
    // What the pipeline does to the stream when its file cannot be written on.
    setImmediate(() => sent.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })));
    await expect(taking).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(folder)).toEqual([]);
  });
  test('accepts keys of ours only', async () => {
    const files = openLocalFiles(join(root, 'store'));
    for (const key of ['../secret', `${tenant}/202603/../../x`, '/etc/passwd', 'a', '']) {
      expect(() => files.get(key)).toThrow('not a key');
    }
  });
  test('keeps files readable by the server alone', async () => {
    const files = openLocalFiles(join(root, 'private'));
    const key = newFileKey(tenant, now);
    await files.put(key, Buffer.from('x'));
    expect((await stat(join(root, 'private', key))).mode & 0o077).toBe(0);
  });
  test('loses what no record names, but not what was just written', async () => {
    const folder = join(root, 'swept');
    const files = openLocalFiles(folder);
    const [kept, orphan, fresh] = [newFileKey(tenant, now), newFileKey(tenant, now), newFileKey(tenant, now)];
    for (const key of [kept, orphan, thumbnailKey(orphan), fresh]) await files.put(key, Buffer.from('x'));
    const long = new Date('2020-01-01');
    for (const key of [kept, orphan, thumbnailKey(orphan)]) await utimes(join(folder, key), long, long);
    const removed = await sweepFiles(files, async () => new Set([kept]), { now: Temporal.Now.instant() });
    expect(removed).toBe(2);
    expect([
      await files.has(kept),
      await files.has(orphan),
      await files.has(thumbnailKey(orphan)),
      await files.has(fresh),
    ]).toEqual([true, false, false, true]);
  });
  test('of an installation without files has nothing to sweep', async () =>
    expect(await sweepFiles(openLocalFiles(join(root, 'nothing')), async () => new Set(), { now })).toBe(0));
});

describe('a file name', () => {
  test('is shown without folders, control and direction marks', () => {
    expect(cleanName('C:\\fakepath\\Réçu.pdf')).toBe('Réçu.pdf');
    expect(cleanName('../../etc/passwd')).toBe('passwd');
    expect(cleanName('in\u202evoice\r\n.pdf')).toBe('invoice.pdf');
    expect(cleanName('')).toBe('file');
  });
  test('is never empty, never longer than 200 characters, never a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const clean = cleanName(name);
        expect([...clean].length).toBeGreaterThan(0);
        expect([...clean].length).toBeLessThanOrEqual(200);
        expect(clean).not.toMatch(/[/\\\r\n\0]/);
      }),
    );
  });
});
