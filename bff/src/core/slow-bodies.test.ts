import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBank, type TestBank } from '../../../tests/support/test-bank';

let bank: TestBank;
let port: number;
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off', BALCAO_REQUEST_SECONDS: '1' });
  await bank.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = bank.app.fastify.server.address() as AddressInfo);
});
afterAll(() => bank.close());

it('a request whose body does not arrive is answered 408 and cut off', async () => {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(
    'POST /bff/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://127.0.0.1\r\nx-requested-with: balcao\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  );
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('one that was answered before its body arrived is cut off too', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.resume();
  socket.write('POST /bff/auth/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{');
  await once(socket, 'close');
  expect(socket.destroyed).toBe(true);
});
