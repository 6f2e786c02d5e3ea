/*
 * Runs the published SDK, unmodified, in a process of its own. The SDK has no setting for the bank's address: connections to its hosts go
 * to the port of the listener under test, with server name and Host as they are.
 */
const tls = require('node:tls');

const connect = tls.connect;
const isBank = ({ servername, host }) => (servername || host || '').endsWith('.api.efipay.com.br');
tls.connect = (options, ...rest) =>
  connect(isBank(options) ? { ...options, host: '127.0.0.1', port: Number(process.env.SDK_PORT) } : options, ...rest);

const EfiPay = require('sdk-node-apis-efi');

const sdk = new EfiPay(JSON.parse(process.env.SDK_OPTIONS));

process.on('message', async ({ id, name, params, body }) => {
  try {
    process.send({ id, answer: await sdk[name](params, body) });
  } catch (error) {
    process.send({ id, error: error instanceof Error ? { message: error.message } : (error ?? null) });
  }
});
