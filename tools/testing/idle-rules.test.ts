import { expect, test } from 'vitest';
import { judgeIdleRules } from './idle-rules.ts';

const rules = {
  path: 'packages/model/src/pay/pay.rules.ts',
  text: '/** uses gross */\nexport function gross() { return net(); }\nexport const net = () => 1;\nexport const payRules = defineRules(pay, {});\n',
};
const caller = { path: 'apps/server/src/modules/pay/pay.ts', text: 'import { gross } from "x"; gross();' };
const pureTest = { path: 'packages/model/src/pay/pay.test.ts', text: 'gross(); net();' };

test('a rule that only tests call is found; one that another rule calls is not', () => {
  expect(judgeIdleRules([rules, pureTest], {})).toEqual([
    'packages/model/src/pay/pay.rules.ts: only tests call gross; put it to use, or say which chapter will',
  ]);
  expect(judgeIdleRules([rules, pureTest, caller], {})).toEqual([]);
});
test('a reason covers it, and is struck once it is used', () => {
  expect(judgeIdleRules([rules, pureTest], { gross: 'computing' })).toEqual([]);
  expect(judgeIdleRules([rules, caller], { gross: 'computing' })).toEqual([
    'tools/testing/rules-in-waiting.data.ts: gross is used or gone; strike it',
  ]);
});
