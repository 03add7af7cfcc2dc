import { Agent, get } from 'node:http';
import { expect, test } from 'vitest';
import { shopServer } from '../../../../tests/support/engine/shop-server.ts';

test('a stop under load loses no call: not ready first, running calls finish, then no connection is taken', async () => {
  const server = await shopServer();
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const { token } = server.person(['clerk']);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const ask = (path: string) =>
      new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
        get({ port, host: '127.0.0.1', path, agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
          response
            .resume()
            .on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }));
        }).on('error', reject);
      });
    const answers: { status: number; connection: string | undefined }[] = [];
    let isOver = false;
    const load = Promise.all(
      Array.from({ length: 8 }, async () => {
        while (!isOver) {
          const answer = await ask('/api/fe/tag');
          answers.push(answer);
        }
      }),
    );
    await expect.poll(() => answers.length).toBeGreaterThan(20);
    const stopped = server.app.homeport.stop({ notice: 300, within: 5000 });
    expect((await server.app.inject('/health/ready')).json()).toEqual({ status: 'not ready', failing: ['draining'] });
    expect((await server.app.inject('/health/live')).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 150));
    isOver = true;
    await load;
    expect(await stopped).toBe(true);
    expect(answers.every((a) => a.status === 200)).toBe(true);
    expect(answers.at(-1)?.connection).toBe('close');
    await expect(ask('/health/live')).rejects.toThrow();
    agent.destroy();
  } finally {
    await server.close();
  }
});
