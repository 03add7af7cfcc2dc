import { describe, expect, test } from 'vitest';
import { appPolicy } from './headers.ts';
import { localeOf } from './locale.ts';
import { readVersion, versionOfText } from './version.ts';
import { disposition } from './write-answer.ts';

describe('headers of answers', () => {
  test('the policy of the apps allows our own files and the listed hosts, nothing inline', () => {
    const policy = appPolicy({ connectHosts: ['https://push.example.org'], imageHosts: ['https://tiles.example.org'] });
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
    expect(policy).toContain("connect-src 'self' https://push.example.org");
    expect(policy).toContain('https://tiles.example.org');
    expect(policy).not.toContain('unsafe');
  });
  test('a host cannot end its directive', () => {
    expect(() => appPolicy({ connectHosts: ["x; script-src 'unsafe-inline'"], imageHosts: [] })).toThrow(/not a host/);
  });
  test('names of downloads survive, and break no header', () => {
    expect(disposition('a"\r\nb;ü\ud800.txt')).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+$/,
    );
  });
});

describe('what headers say', () => {
  test('the language is the first that texts exist in', () => {
    const locales = ['en', 'es', 'fr'];
    expect(
      [undefined, 'de', 'de, fr-CA;q=0.8', 'ES-mx', '*', ','.repeat(1000)].map((h) => localeOf(h, locales)),
    ).toEqual(['en', 'en', 'fr', 'es', 'en', 'en']);
  });
  test('versions are read from ETags and from records without parsing them', () => {
    expect([readVersion('"7"'), readVersion('W/"7"'), readVersion('*'), readVersion(undefined)]).toEqual([
      7,
      7,
      undefined,
      undefined,
    ]);
    expect(readVersion('7')).toMatchObject({ code: 'request.badVersion' });
    const record = {
      extra: { version: 99 },
      note: '"version":88',
      id: 'x',
      version: 12,
      createdBy: { id: 'y', label: '"version":77' },
      can: ['update'],
    };
    expect(versionOfText(JSON.stringify(record))).toBe(12);
    expect(versionOfText('{"id":"x","can":[]}')).toBeUndefined();
  });
});
