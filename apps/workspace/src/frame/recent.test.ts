import { expect, test } from 'vitest';
import { recentIn, recentPages, visited } from './recent.ts';

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
