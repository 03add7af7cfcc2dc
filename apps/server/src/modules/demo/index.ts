/** The door of the demo. */
export { type DemoParts, loadDemo } from './load-demo.ts';
export { demoPassword } from './tenants.data.ts';
export { type DemoUser, demoUsers } from './users.data.ts';
