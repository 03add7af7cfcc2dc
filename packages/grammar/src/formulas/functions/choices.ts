import { argOf, commonKind, needKind, wrong } from '../checking.ts';
import { any, type FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { yesNoKind } from '../kinds.ts';
import { isTrue, Unworkable } from '../working.ts';

const iff: FormulaFunction = {
  name: 'if',
  writes: 'if(condition, then, otherwise)',
  says: 'One of two values. Only the one that counts is worked out.',
  example: { formula: 'if(status = "MARRIED", bonus, bonus ÷ 2)', comesTo: '12000' },
  least: 3,
  most: 3,
  check: (call, checking) => {
    needKind(checking, argOf(call, 0), 'yesNo');
    return commonKind(checking, [argOf(call, 1), argOf(call, 2)]);
  },
  work: (call, working) => working.value(argOf(call, isTrue(working, argOf(call, 0)) ? 1 : 2)),
};

const choose: FormulaFunction = {
  name: 'choose',
  writes: 'choose(choice, "A": value, "B": value, …, otherwise)',
  says: 'A value for each code of a choice; the last one, without a code, is for all others.',
  example: { formula: 'choose(status, "SINGLE": 10 %, "MARRIED": 8 %, 0 %)', comesTo: '8' },
  least: 2,
  most: any,
  pairs: { after: 1, lastAlone: true },
  check: (call, checking) => {
    const key = argOf(call, 0);
    needKind(checking, key, 'choice');
    const kind = checking.kindOf(key);
    for (const { from } of call.args.slice(1)) {
      if (!from) continue;
      if (from.is !== 'text') wrong(checking, from.at, no.needsText());
      else if (kind.is === 'choice' && kind.among && !kind.among.includes(from.value))
        wrong(checking, from.at, no.oneOf({ choices: kind.among.join(', ') }));
    }
    return commonKind(
      checking,
      call.args.slice(1).map((one) => one.value),
    );
  },
  work: (call, working) => {
    const key = working.value(argOf(call, 0));
    const found = call.args
      .slice(1)
      .find(({ from }) => from === undefined || (from.is === 'text' && from.value === key));
    if (found) return working.value(found.value);
    throw new Unworkable(call.at, no.notChosen({ key: typeof key === 'string' ? key : '–' }));
  },
};

const given: FormulaFunction = {
  name: 'given',
  writes: 'given(field)',
  says: 'Whether something was entered. What was not counts as zero.',
  example: { formula: 'if(given(premium), premium, bonus)', comesTo: '12000' },
  least: 1,
  most: 1,
  check: (call, checking) => {
    const field = argOf(call, 0);
    checking.kindOf(field);
    return field.is === 'name' ? yesNoKind : wrong(checking, field.at, no.needsWritten());
  },
  work: (call, working) => {
    const field = argOf(call, 0);
    const value = working.value(field);
    if (value === null || value === '') return false;
    return !(typeof value === 'object' && 'node' in value && value.node.is === 'input' && value.node.isMissing);
  },
};

export const choiceFunctions: readonly FormulaFunction[] = [iff, choose, given];
