import type { FastifyInstance } from 'fastify';
import type { Configuration } from './configuration.ts';
import { demoPassword } from './modules/demo/tenants.data.ts';
import { demoUsers } from './modules/demo/users.data.ts';

/** Addresses and, in demo mode, who can sign in; then "ready". */
export function printAddresses(configuration: Configuration, app: FastifyInstance, say: (line: string) => void): void {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : configuration.port;
  const base = configuration.publicUrl.replace(/:0$/, `:${port}`);
  say('');
  say(`  Assignee app   ${base}/`);
  say(`  Workspace      ${base}/workspace`);
  say(`  API            ${base}${configuration.apiPrefix}/docs`);
  if (configuration.demo) {
    if (!configuration.smtpUrl) say(`  Mail           ${base}/dev/mail`);
    say('');
    say(`  Demo sign-ins, all with the password ${demoPassword}`);
    for (const user of demoUsers.filter((one) => one.isShown)) {
      say(
        `    ${user.login.padEnd(15)} ${`${user.firstName} ${user.lastName}`.padEnd(19)} ${user.roles.join(', ').padEnd(52)} ${user.tenant.name}`,
      );
    }
  }
  say('');
  say('ready');
}
