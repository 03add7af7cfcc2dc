/**
 * What makes a spreadsheet take a text for a formula, in normal and full-width form: quotes before it included, and what is not
 * seen before it, such as a mark of UTF-8 that programs take away.
 */
const FORMULA = /^['\p{Cf}\p{Cc}\s]*[=+\-@\t\r\n\0＝＋－＠]/u;

/** Text as it may stand in a CSV cell: what a program would calculate gets a quote in front. Numbers are not text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that `withoutFormula` was given. */
export const asTyped = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
