/** What makes a spreadsheet take a text for a formula, in normal and full-width form, quotes before it included. */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/;

/** Text as it may stand in a CSV cell: what a program would calculate gets a quote in front. Numbers are not text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `withoutFormula` was given. */
export const asTyped = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
