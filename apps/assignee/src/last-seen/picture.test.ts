// @vitest-environment happy-dom
import { keepTokens } from '@homeport/client';
import { beforeEach, expect, test } from 'vitest';
import { forgetPicture, keepPicture, pictureOf } from './picture.ts';
import { takePicture } from './take-picture.ts';

const day = 24 * 3600_000;
const enter = (sub: string) =>
  keepTokens({ access_token: `x.${btoa(JSON.stringify({ sub }))}.x`, refresh_token: 'r', expires_in: 600 });
function keep(words: string): void {
  document.body.innerHTML = `<div id="root"><p>${words}</p></div>`;
  const picture = takePicture(document.body, '/dashboard', 'fr', 1000);
  if (picture) keepPicture(picture);
}

beforeEach(() => {
  localStorage.clear();
  enter('camille');
});

test('a page is shown again to whoever saw it, in the same language, for a week', () => {
  keep('Paris → Singapour');
  expect(JSON.stringify(pictureOf('/dashboard', 'fr', 1000)?.parts)).toContain('Paris → Singapour');
  expect(pictureOf('/dashboard/list', 'fr', 1000)).toBeNull();
  expect(pictureOf('/dashboard', 'en', 1000)).toBeNull();
  expect(pictureOf('/dashboard', 'fr', 1000 + 7 * day)).toBeNull();
});

test('nobody sees the page of somebody else, and who has signed out sees none', () => {
  keep('Paris → Singapour');
  enter('diego');
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
  enter('camille');
  expect(pictureOf('/dashboard', 'fr', 1000)).not.toBeNull();
  forgetPicture();
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
});

test('no picture is taken while something loads or asks, and none that is too large is kept', () => {
  keep('<span aria-busy="true">…</span>');
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
  keep('<span role="dialog">Sure?</span>');
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
  keep('x'.repeat(300_000));
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
});

test('what cannot be read is as if nothing had been', () => {
  localStorage.setItem('homeport.last-seen', '{');
  expect(pictureOf('/dashboard', 'fr', 1000)).toBeNull();
});
