import { Problem } from '@homeport/client';
import { isRedirect, redirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { failedNavigation, loaded, noPageStands, pageStands } from './navigation.ts';

const going = (href: string, preload = false) => ({ location: { href }, preload });
const failing = (error: unknown) => loaded(() => Promise.reject(error));
const caught = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail');
};
beforeEach(noPageStands);

describe('a page that cannot be loaded', () => {
  test('cancels the navigation: the page on screen stays, and the failure is told', async () => {
    pageStands('/dashboard');
    const thrown = await caught(failing(new Problem({ status: 500 }))(going('/dashboard/payments')));
    expect(isRedirect(thrown) && thrown.options.href).toBe('/dashboard');
    expect(failedNavigation.get()?.href).toBe('/dashboard/payments');
  });
  test('is a page of its own when nothing stands behind it', async () => {
    const problem = new Problem({ status: 500 });
    expect(await caught(failing(problem)(going('/dashboard/payments')))).toBe(problem);
    expect(failedNavigation.get()).toBeNull();
  });
  test.each([400, 401, 403, 404])('is told by its own page when the answer is %d', async (status) => {
    pageStands('/dashboard');
    const problem = new Problem({ status });
    expect(await caught(failing(problem)(going('/dashboard/batch/x')))).toBe(problem);
  });
  test('is no news while it was only fetched ahead, and redirects go their way', async () => {
    pageStands('/dashboard');
    const problem = new Problem({ status: 500 });
    expect(await caught(failing(problem)(going('/dashboard/payments', true)))).toBe(problem);
    expect(isRedirect(await caught(failing(redirect({ href: '/dashboard/list' }))(going('/dashboard/x'))))).toBe(true);
    expect(failedNavigation.get()).toBeNull();
  });
  test('is forgotten once it could be opened', async () => {
    pageStands('/dashboard');
    await caught(failing(new Problem({ status: 0 }))(going('/dashboard/payments')));
    await loaded(async () => 'there')(going('/dashboard/payments'));
    expect(failedNavigation.get()).toBeNull();
  });
});
