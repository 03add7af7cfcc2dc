import { formulaFunctions, formulaLimits, sampleGiven, sampleScope } from '@homeport/grammar';
import type { Derived } from './derived-files.ts';

const intro = `<!-- Written by \`npm run derive\`. -->
# Formulas

For administrators: how an amount is said as a formula (*Calculations*, method *Formula*). What is wrong is shown below the field while you
type, at its place; names and functions can be chosen from the lists beside it.

- **Names** are those of the record: \`baseSalary\`, and after a dot those of a record it leads to: \`caseDetail.familySize\`.
- **Numbers** have a point before their decimals: \`12.5\`; percentages a sign: \`10 %\`. Texts and codes stand in quotation marks: \`"MARRIED"\`.
- **Signs**: \`+ − × ÷\` (or \`- * /\`), brackets, \`= ≠ < ≤ > ≥\` (or \`<> <= >=\`), \`and\`, \`or\`, \`not\`.
- **What counts different things does not mix.** An amount and a number cannot be added: \`salary + 5\` is refused, \`salary + amount(5, salary)\` is
  taken. Nor can amounts of two currencies, or a percentage and a number. A percentage of something is written \`salary × 10 %\`.
- **Nothing is rounded** until you say so with \`round\`, except parts of a period (\`prorate\`).
- What was not entered counts as zero; \`given(field)\` tells whether it was.
- A value on the way can have a name: \`let tax = bands(salary, 0: 10 %, 20000: 20 %); salary − tax\`. It stands in the explanation of the result.
- Other formulas are named by their code, \`formula("HOUSING")\`, tax tables too, \`table("FR_INCOME")\`. They may not lead in a circle.
- A formula has at most ${formulaLimits.characters} characters and ${formulaLimits.parts} parts.

**Tests** stand beside the formula: what is given, by name, and what it has to come to. They run when the record is saved, and so do those of
the formulas that name this one; a save that fails one is refused with what was expected and what came. Amounts of a test are in EUR unless the
field of their currency is given, too. Days are written 2026-03-10, yes and no as true and false, choices by their code.

## Functions

The examples are about this record:
`;

/** The page for administrators: every function with its example, from the declarations that also check and run them. */
export function deriveFormulasPage(): Derived {
  const names = Object.entries(sampleScope.names).map(([name, { label }]) => {
    const given = sampleGiven.names[name];
    return `| \`${name}\` | ${label} | ${Array.isArray(given) ? given.map(lineOf).join('; ') : saidOf(given)} |`;
  });
  const functions = formulaFunctions.map(({ name, writes, says, example }) =>
    [
      `### ${name}`,
      '',
      `\`${writes}\``,
      '',
      says,
      '',
      `\`${example.formula}\` comes to **${example.comesTo}**`,
      '',
    ].join('\n'),
  );
  const tables = [
    'Its tables: `INDEX` says 130 for FR, 126 for Lyon in FR, 100 elsewhere; `TAX` takes 10 % from 0, 20 % from 20000, 30 % from 80000.',
    'The formula `PREMIUM` comes to 10000.',
  ];
  const text = [intro, '| Name | | Value |', '|---|---|---|', ...names, '', ...tables, '', ...functions].join('\n');
  return { path: 'docs/formulas.md', text };
}
type Given = (typeof sampleGiven.names)[string];
const saidOf = (given: Given | undefined): string => {
  if (given === undefined || !('value' in given)) return '';
  const unit = given.unit?.kind === 'money' ? ` ${given.unit.currency}` : '';
  return given.value === null ? '–' : `${given.value}${unit}`;
};
const lineOf = (line: Readonly<Record<string, Given>>): string =>
  Object.entries(line)
    .map(([name, given]) => `${name} ${saidOf(given)}`)
    .join(', ');
