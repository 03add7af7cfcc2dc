import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** People from outside have the lists in which something is theirs, and no empty ones. */
let port: Homeport;
beforeAll(async () => {
  port = await startHomeport();
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

test('a list comes into the menu of a vendor with the first of it that is theirs', async () => {
  const home = await port.tenant('MENU');
  const [vendor, other] = [
    await port.user(home, 'menu.vendor', ['vendor']),
    await port.user(home, 'menu.other', ['vendor']),
  ];
  const menuOf = async (user: string): Promise<readonly string[]> => {
    const { status, body } = await port.call('GET', 'access-settings/initialise', { as: await port.enter(home, user) });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.menuSettingItems.map(({ code }: { code: string }) => code);
  };
  const before = await menuOf(vendor);
  // Where they start, and what they may begin themselves, stands there from the first day.
  expect(before).toEqual(expect.arrayContaining(['servicesToDo', 'caseService', 'rateRequestQuote']));
  for (const empty of ['sharePlan', 'visaService', 'shipment', 'homeSearch']) expect(before).not.toContain(empty);
  await make(port.in(home), 'sharePlan', { administrator: vendor });
  expect(await menuOf(vendor)).toContain('sharePlan');
  expect(await menuOf(vendor)).not.toContain('visaService');
  expect(await menuOf(other)).not.toContain('sharePlan');
});
