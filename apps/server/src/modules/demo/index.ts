/** The door of the demo. */
export { loadDemo } from './load-demo.ts';
export { printedPdf } from './pdf.ts';
export { demoPassword } from './tenants.data.ts';
