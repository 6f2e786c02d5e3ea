/** The migrations of a program, as found in its folders. A room is a folder that may have migrations: core, the ledger, a kit, an area. */
export interface Histories {
  /** SQL by the name it is recorded under, `202611230410/charges/refunds`: sorted by name they are in the order of time. */
  files: Readonly<Record<string, string>>;
  /** All rooms of this program, with migrations or without; migrations of other rooms in a database are ignored. */
  rooms: ReadonlySet<string>;
}

const texts = import.meta.glob<string>(
  ['./migrations/*.sql', '../ledger/migrations/*.sql', '../kits/**/migrations/*.sql', '../areas/*/migrations/*.sql'],
  { query: '?raw', import: 'default', eager: true },
);
const areas = Object.keys(import.meta.glob('../areas/*/area.ts'));

/** Migrations from before each room had its own are core's and keep their names: 0001_core to 0019_charges_of_customers. */
const FIRST_HISTORY = /^\.\/migrations\/(00[01]\d_\w+)\.sql$/;
/** A room within a kit is recorded by its own name: it may move to another kit. */
const INNER_KIT = /^kits\/.+\//;
const FILE = /^(?:\.|\.\.\/(?:areas\/)?(.+))\/migrations\/(\d{12})_(\w+)\.sql$/;

/** @throws Error where a file's name does not begin with its time, YYYYMMDDHHMM_name.sql. */
export function recordedName(path: string): string {
  const first = FIRST_HISTORY.exec(path);
  if (first) return first[1]!;
  const [, room = 'core', time, name] = FILE.exec(path) ?? [];
  if (!time) throw new Error(`${path}: the name of a migration is YYYYMMDDHHMM_name.sql`);
  return `${time}/${room.replace(INNER_KIT, 'kits/')}/${name}`;
}

/** `charges` of `202611230410/charges/refunds`, `kits/charging` of `202611230410/kits/charging/fees`. */
export const roomOf = (recorded: string): string => recorded.split('/').slice(1, -1).join('/');

const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [recordedName(path), text]));

export const histories: Histories = {
  files,
  rooms: new Set([
    'core',
    'ledger',
    ...areas.map((path) => path.split('/').at(-2)!),
    ...Object.keys(files).map(roomOf),
  ]),
};
