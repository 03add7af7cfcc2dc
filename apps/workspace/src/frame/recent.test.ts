import { expect, test } from 'vitest';
import { forgetRecords, recentIn, recentPages, visited } from './recent.ts';

const hrefs = (company?: string) => recentIn(recentPages.get(), company).map((page) => page.href);

test('recent pages stay with the company they were visited in', () => {
  visited({ key: 'payments', label: 'Payments', href: '/workspace/financial/payments' });
  visited({ key: 'payments', label: 'Payments', href: '/workspace/financial/payments?tenant=client' });
  visited({ key: 'x', label: 'X', href: '/workspace/cases/x?view=mine&tenant=client' });
  expect(hrefs('client')).toEqual([
    '/workspace/cases/x?view=mine&tenant=client',
    '/workspace/financial/payments?tenant=client',
  ]);
  expect(hrefs()).toEqual(['/workspace/financial/payments']);
  expect(hrefs('other')).toEqual([]);
});

test('the latest five of a company are shown, each once', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 1]) visited({ key: `${n}`, label: '', href: `/workspace/a/${n}?tenant=many` });
  expect(hrefs('many').map((href) => href.charAt('/workspace/a/'.length))).toEqual(['1', '6', '5', '4', '3']);
});

test('a record that was deleted is no recent page any more, nor are pages of it', () => {
  visited({ key: 'gone-1', label: 'Gone', href: '/workspace/a/gone-1?tenant=bin' });
  visited({ key: 'list', label: 'List', href: '/workspace/a?tenant=bin&preview=gone-1' });
  visited({ key: 'stays', label: 'Stays', href: '/workspace/a/stays?tenant=bin' });
  forgetRecords(['gone-1']);
  expect(hrefs('bin')).toEqual(['/workspace/a/stays?tenant=bin']);
});

test('of a list that lost some of its records, nobody knows which, no record is a recent page; the list is', () => {
  visited({ key: 'one', label: 'One', href: '/workspace/a/crate/one/history?tenant=some' });
  visited({ key: 'crate', label: 'Crates', href: '/workspace/a/crate?q=x&tenant=some' });
  visited({ key: 'like', label: 'Alike', href: '/workspace/a/crate-note/one?tenant=some' });
  forgetRecords(['/a/crate/']);
  expect(hrefs('some')).toEqual(['/workspace/a/crate-note/one?tenant=some', '/workspace/a/crate?q=x&tenant=some']);
});
