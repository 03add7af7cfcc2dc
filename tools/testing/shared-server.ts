import { SERVER_VARIABLE, startTestServer, type TestServer } from '../../tests/support/database-server.ts';

let server: Promise<TestServer> | undefined;

/** The environment that names the one database server of the run, which starts when it is first needed. */
export async function withServer(): Promise<NodeJS.ProcessEnv> {
  if (process.env[SERVER_VARIABLE]) return {};
  server ??= startTestServer();
  return { [SERVER_VARIABLE]: (await server).superuserUrl };
}

/** Ends the server, if one was started. */
export async function stopServer(): Promise<void> {
  await (await server)?.stop();
}
