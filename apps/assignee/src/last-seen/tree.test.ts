// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepParts, makeParts } from './tree.ts';

function page(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  return place;
}
/** What is kept goes through storage as text. */
function shownAgain(html: string): HTMLElement {
  const place = document.createElement('div');
  place.append(...makeParts(JSON.parse(JSON.stringify(keepParts(page(html))))));
  return place;
}

test('a page is made again as it was: elements, attributes, words, pictures and styles', () => {
  const html =
    '<main class="stack"><h1>Houston → London</h1><p>2 &lt; 3</p><a href="/dashboard/list">Expenses</a>' +
    '<svg viewBox="0 0 28 28"><path d="M1 1"></path></svg></main>';
  const again = shownAgain(html);
  expect(again.innerHTML).toBe(page(html).innerHTML);
  expect(again.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect(shownAgain('<i style="width: 40%"></i>').querySelector('i')?.style.width).toBe('40%');
});

test('nothing in it acts, and nothing is read as HTML', () => {
  const again = shownAgain(
    '<img src="blob:x" onerror="alert(1)"><script>alert(1)</script><iframe src="/x"></iframe><p>&lt;b&gt;no&lt;/b&gt;</p>',
  );
  expect(again.querySelector('script, iframe, b')).toBeNull();
  expect([...(again.querySelector('img')?.attributes ?? [])]).toEqual([]);
  expect(again.textContent).toBe('<b>no</b>');
});

test('what is said once is not said again', () => {
  expect(shownAgain('<p data-once="">Welcome</p><p role="status">Saved</p><p>Plan</p>').textContent).toBe('Plan');
});
