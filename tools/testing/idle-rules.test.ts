import { expect, test } from 'vitest';
import { judgeIdleRules } from './idle-rules.ts';

const folder = 'packages/model/src/pay';
const rules = {
  path: `${folder}/pay.rules.ts`,
  text: '/** uses gross */\nexport function gross() {\n  return net();\n}\nexport const net = () => 1;\nexport const payRules = defineRules(pay, {});\n',
};
const door = { path: `${folder}/door.generated.ts`, text: "export * from './pay.rules.ts';\n" };
const live = (text: string, path = 'apps/server/src/modules/pay/pay.ts') => ({ path, text });
const caller = live("import { gross } from '@homeport/model/pay';\ngross();\n");
const pureTest = {
  path: `${folder}/pay.test.ts`,
  text: "import { gross, net } from './pay.rules.ts';\ngross(); net();\n",
};
const idle = [`${folder}/pay.rules.ts: only tests call gross; put it to use, or say which chapter will`];
const found = (...more: { path: string; text: string }[]) => judgeIdleRules([rules, door, pureTest, ...more], {});

test('a rule that only tests call is found; one that another rule of its file calls is not', () => {
  expect(found()).toEqual(idle);
});
test('an import counts, from the file itself, through a door, under another name, and one that comes later', () => {
  expect(found(caller)).toEqual([]);
  expect(
    found(live("import { type Pay, gross as pretax } from './pay.rules.ts';\n", `${folder}/tax.rules.ts`)),
  ).toEqual([]);
  const second = {
    path: 'packages/model/src/tax/door.generated.ts',
    text: "export { gross as total } from '../pay/door.generated.ts';\n",
  };
  expect(found(second, live("import { total } from '@homeport/model/tax';\n"))).toEqual([]);
  expect(found(live("const { gross } = await import('@homeport/model/pay');\n"))).toEqual([]);
  expect(found(live("import('@homeport/model/pay').then(({ gross }) => gross());\n"))).toEqual([]);
});
test('a field, a local word or a rule of another domain that is called the same is no call', () => {
  const field = "export const pay = defineEntity({ fields: { gross: yesNo('Gross') }, list: ['gross'] });\n";
  expect(found(live(field, `${folder}/pay.entity.ts`))).toEqual(idle);
  expect(found(live('const show = ({ gross }: Pay) => gross;\nrow.gross;\n'))).toEqual(idle);
  expect(found(live("import { gross } from '@homeport/model/moves';\ngross();\n"))).toEqual(idle);
  expect(found(live("import type { gross } from '@homeport/model/pay';\n"))).toEqual(idle);
});
test('in its own file neither a field of its name nor its own body is a call', () => {
  const own = 'interface Pay {\n  readonly gross: string;\n}\nconst show = ({ gross }: Pay) => pay.gross;\n';
  const again = { ...rules, text: rules.text.replace('net();', 'net() || gross();') + own };
  expect(judgeIdleRules([again, door], {})).toEqual(idle);
});
test('handing a rule on is no use of it', () => {
  expect(found(live("export { gross } from '@homeport/model/pay';\n"))).toEqual(idle);
});
test('a reason covers it, names a chapter, and is struck once it is used', () => {
  const at = 'tools/testing/rules-in-waiting.data.ts';
  expect(judgeIdleRules([rules, pureTest], { gross: 'computing: net pay of an estimate' })).toEqual([]);
  expect(judgeIdleRules([rules, door, caller], { gross: 'computing: net pay of an estimate' })).toEqual([
    `${at}: gross is used or gone; strike it`,
  ]);
  for (const reason of ['days: some day', 'computing', 'computing: '])
    expect(judgeIdleRules([rules, pureTest], { gross: reason })).toEqual([
      `${at}: gross waits for "${reason}", which names no chapter, or not what for`,
    ]);
});
