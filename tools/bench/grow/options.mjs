// Options of npm run bench:grow. A bad one ends the run with one line that names it.
import { parseArgs } from 'node:util';

export const HELP = `npm run bench:grow -- [--accounts 1000] [--hot 1000000] [--seconds 60] [--partitions 16] [--url postgres://…]
  [--keep]
Makes a bank of so many accounts in a database of its own on PostgreSQL, one account of them with so many billets, and does the mixed work
of a day over HTTP for so many seconds. --partitions: entries, charges, their history and the audit log are divided into so many tables by
account. --url: the server, with a database to connect to; the database made on it is dropped at the
end. --keep: it is left, and its address is told.
The figures go into docs/benchmarks.md.`;

export class BadOption extends Error {}

const NUMBERS = { accounts: [10, 1_000_000], hot: [0, 10_000_000], seconds: [1, 3600], partitions: [0, 1024] };

function wholeNumber(name, text) {
  const [least, most] = NUMBERS[name];
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most))
    throw new BadOption(`--${name} is a whole number from ${least} to ${most}; it is ${JSON.stringify(text)}`);
  return value;
}

function serverAddress(text) {
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new BadOption(`--url is an address such as postgres://user@host/postgres; it is ${JSON.stringify(text)}`);
  return text;
}

/** @returns null where help is asked for. @throws BadOption */
export function readOptions(args) {
  const option = (value) => ({ type: 'string', default: value });
  let values;
  try {
    ({ values } = parseArgs({
      args,
      options: {
        accounts: option('1000'),
        hot: option('1000000'),
        seconds: option('60'),
        partitions: option('0'),
        url: { type: 'string' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new BadOption(error.message.split('\n')[0]);
  }
  if (values.help) return null;
  return {
    accounts: wholeNumber('accounts', values.accounts),
    hot: wholeNumber('hot', values.hot),
    seconds: wholeNumber('seconds', values.seconds),
    partitions: wholeNumber('partitions', values.partitions),
    keep: values.keep,
    url: values.url === undefined ? undefined : serverAddress(values.url),
  };
}
