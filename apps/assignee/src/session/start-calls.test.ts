import { accessSettings, userMe } from '@homeport/model/identity';
import { tenantInit } from '@homeport/model/tenancy';
import { expect, test } from 'vitest';
import { startCalls } from './start-calls.ts';

test('the first script asks for what the application starts with', () => {
  expect([...startCalls].sort()).toEqual([userMe.path, accessSettings.path, tenantInit.path].sort());
});
