// How many titles of a shipping file a second are looked over, and issued.
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { ended } from './load.mjs';

export const TITLES = 10_000;

/** Titles a second, each to a payer of its own, who is no customer yet: made of a spreadsheet, looked over, and issued. */
export async function measureShipping({ send }, layout) {
  const due = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).split('-').reverse().join('/');
  const rows = Array.from({ length: TITLES }, (_, n) => `${generateCpf()};Pagador ${n};${due};${100 + (n % 900)},00`);
  const sheet = Buffer.from(['CPF ou CNPJ;Nome;Vencimento;Valor', ...rows].join('\r\n'));
  const made = await send('POST', `/bff/file-exchange/shipping-of-sheet?layout=${layout}`, sheet);
  if (!made.json.file) throw new Error(`the spreadsheet was refused: ${JSON.stringify(made.json).slice(0, 300)}`);
  const file = Buffer.from(made.json.file.base64, 'base64');
  const taken = await send('POST', '/bff/file-exchange/shipping-files?name=a.rem', file);
  const { id, refused } = taken.json;
  if (refused) throw new Error(`${refused} titles were refused`);
  const began = performance.now();
  const { task } = (await send('POST', `/bff/file-exchange/shipping-file/${id}/run`, {})).json;
  await ended({ send }, task);
  const ms = performance.now() - began;
  const done = (await send('GET', `/bff/file-exchange/shipping-file/${id}`)).json.done;
  if (done !== TITLES) throw new Error(`${done} titles were issued`);
  return { made: perSecond(made.ms), looked: perSecond(taken.ms), issued: perSecond(ms) };
}

const perSecond = (ms) => Math.round((TITLES * 1000) / ms);
