// What a run of bench:grow says in docs/benchmarks.md.
import { ms } from '../numbers.mjs';
import { machine } from '../report.mjs';
import { hotSize, SIZES } from './accounts.mjs';
import { WORKERS } from './day.mjs';

/** Tables smaller than this are told as one. */
const SMALL = 2 ** 20;

const whole = (n) => Math.round(n).toLocaleString('en-US');
const mebibytes = (bytes) => `${whole(bytes / 2 ** 20)} MiB`;
const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
const tableOf = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const titleOf = ({ accounts, partitions }) =>
  `Growing: ${whole(accounts)} accounts${partitions ? `, tables in ${partitions} partitions` : ''}`;

const kinds = (of) =>
  tableOf(
    ['what', 'requests', 'a second', 'p50, ms', 'p95, ms'],
    of.map(({ name, count, rate, p50, p95 }) => [name, count, rate.toFixed(1), ms(p50), ms(p95)]),
  );

const sizeOf = ({ charges, customers, pix }) =>
  `${whole(charges)} billets, ${whole(customers)} customers, ${whole(pix)} Pix`;

/** @param measured what the fill wrote, and what the day took */
export function section({ accounts, hot, seconds, partitions }, { filled, grown, day, scans, load }) {
  const large = grown.filter(({ bytes }) => bytes >= SMALL);
  const rate = sum([...day.others, ...day.hot], 'rate').toFixed(0);
  const divided = partitions ? ` --partitions ${partitions}` : '';
  const command = `npm run bench:grow -- --accounts ${accounts} --hot ${hot} --seconds ${seconds}${divided}`;
  const people = `${WORKERS} people at once, each with one request at a time`;
  return [
    `\`${command}\` on ${machine()}; PostgreSQL, one BFF process and the callers on the same machine; load average ${load} before.`,
    [
      `Accounts: ${SIZES.map((size) => `${size.share} of 100 with ${sizeOf(size)}`).join('; ')}.`,
      ...(hot ? [`One account more has ${sizeOf(hotSize(hot))}.`] : []),
      `${mebibytes(sum(grown, 'bytes'))}, written in ${filled.copied} s, with indexes and counts in ${filled.indexed} s more.`,
    ].join(' '),
    `${people}, for ${Math.round(day.seconds)} s: **${rate} requests a second**.`,
    kinds(day.others),
    ...(hot
      ? [`The account with ${whole(hot)} billets, of which one of the ${WORKERS} people is:`, kinds(day.hot)]
      : []),
    `Tables of more than 10,000 rows that were read whole meanwhile: ${scans.length ? scans.join('; ') : 'none'}.`,
    tableOf(
      ['table', 'rows', 'size with indexes'],
      [
        ...large.map(({ table, rows, bytes }) => [table, rows === undefined ? '' : whole(rows), mebibytes(bytes)]),
        ['smaller ones', '', mebibytes(sum(grown, 'bytes') - sum(large, 'bytes'))],
      ],
    ),
  ].join('\n\n');
}
