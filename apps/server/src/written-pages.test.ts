import { expect, test } from 'vitest';
import { writtenPage } from './written-pages.ts';

const asked = { path: '/login', query: '', host: 'localhost', locale: 'fr' };

test('the public pages are there as written, in the language of the visitor', () => {
  expect(writtenPage(asked, false)).toBe('ahead/login.fr.any.html');
  expect(writtenPage({ ...asked, path: '/', locale: 'en-x-halden' }, true)).toBe('ahead/landing.en.demo.html');
});

test("what is a company's own, says more, or is behind the sign-in is drawn in the browser", () => {
  expect(writtenPage({ ...asked, host: 'castellane.example.com' }, false)).toBeUndefined();
  expect(writtenPage({ ...asked, query: 'why=role' }, false)).toBeUndefined();
  expect(writtenPage({ ...asked, path: '/dashboard' }, false)).toBeUndefined();
});
