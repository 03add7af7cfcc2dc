import { argOf, writtenText, wrong } from '../checking.ts';
import type { FormulaFunction } from '../formula-function.ts';
import { formulaRefusals as no } from '../formula-refusals.ts';
import { valueGiven } from '../given-value.ts';
import { unknownKind } from '../kinds.ts';
import { Unworkable } from '../working.ts';

const formula: FormulaFunction = {
  name: 'formula',
  writes: 'formula("CODE")',
  says: 'What another formula of the company comes to for the same record.',
  example: { formula: 'formula("PREMIUM") + bonus', comesTo: '22000' },
  least: 1,
  most: 1,
  check: (call, checking) => {
    const name = writtenText(checking, argOf(call, 0));
    if (name === undefined) return unknownKind;
    // Where it is not known which there are, the server says so when it is saved.
    if (!checking.scope.formulas) return unknownKind;
    const { formulas } = checking.scope;
    return (
      (Object.hasOwn(formulas, name) ? formulas[name]?.kind : undefined) ??
      wrong(checking, argOf(call, 0).at, no.noFormula({ name }))
    );
  },
  work: (call, working) => {
    const at = argOf(call, 0);
    const name = at.is === 'text' ? at.value : '';
    const [said, given] = [working.scope.formulas?.[name], working.given.formulas?.[name]];
    if (!said || !given) throw new Unworkable(call.at, no.noFormula({ name }));
    return valueGiven(name, said, given);
  },
};

export const otherFunctions: readonly FormulaFunction[] = [formula];
