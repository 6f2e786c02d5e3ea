// What a released program must go on doing on a database that a newer one has migrated.
import { person } from '../production/person.mjs';

const WORD = 'PLUMA';
const KEY = 'ana@exemplo.com.br';

async function answered(who, method, path, body) {
  const { status, json } = await who.send(method, `/bff${path}`, body);
  if (status !== 200 && status !== 204)
    throw new Error(`${method} ${path} was answered ${status}: ${JSON.stringify(json)}`);
  return json;
}

/** Signs in at a port. */
export async function signedIn(port) {
  const who = person({ port });
  await who.signIn();
  return who;
}

/** Reads that fill pages; the calls of lists take an empty filter. */
const READS = [
  ['GET', '/account/balance'],
  ['GET', '/profile'],
  ['GET', '/today'],
  ['GET', '/charges/recipients'],
  ['POST', '/customers/search'],
  ['POST', '/pix/history/search'],
  ['POST', '/receipts/search'],
  ['GET', '/gns-notifications'],
];

/** Reads lists. @returns how many answered @throws Error at the first that did not */
export async function readLists(who) {
  let read = 0;
  for (const [method, path] of READS) {
    await answered(who, method, path, method === 'POST' ? {} : undefined);
    read += 1;
  }
  return read;
}

/** Sends a Pix of some cents, signed. @returns its answer */
export async function sendPix(who, value) {
  const payment = { type: 'key', key: KEY, value };
  const { receiver, counterpart, date } = await answered(who, 'POST', '/pix/review', payment);
  const body = { ...payment, receiver, receiverDocument: counterpart.document, date: date.day };
  const { Grupos, Token } = await answered(who, 'POST', '/signature/challenge', { call: 'POST /pix/start', body });
  const letters = new Map(
    Grupos.Grupo.flatMap(({ Oficial, Correspondente }) => [...Oficial].map((letter, i) => [letter, Correspondente[i]])),
  );
  const signature = { value: [...WORD].map((letter) => letters.get(letter)).join(''), token: Token };
  return answered(who, 'POST', '/pix/start', { ...body, signature });
}
