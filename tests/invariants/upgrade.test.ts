import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractingStatements, createdTables, releaseOf } from '../../bff/src/core/contracting';
import { histories, recordedName } from '../../bff/src/core/migration-files';

/**
 * Migrations run while the released program serves. Those that no release has may add; what they take away must name the release that
 * stopped using it, which must be out.
 */
interface Landed {
  release: string;
  /** Paths within bff/src. */
  migrations: string[];
}
const landed = JSON.parse(readFileSync(join(import.meta.dirname, '../../tools/upgrade/landed.json'), 'utf8')) as Landed;
const released = new Set(
  landed.migrations.map((path) => recordedName(path.replace(/^core\//, './').replace(/^(?!\.)/, '../'))),
);

const known = new Set([...released].flatMap((name) => createdTables(histories.files[name] ?? '')));
const isNew = (table: string): boolean => !known.has(table);

const isOut = (release: string): boolean => {
  const numbers = (version: string) =>
    version
      .split('.')
      .map((part) => part.padStart(6, '0'))
      .join('.');
  return numbers(release) <= numbers(landed.release);
};

/** What is wrong with a migration of a program that runs beside the released one. */
function faultsOf(text: string): string[] {
  const contracting = contractingStatements(text, isNew);
  const release = releaseOf(text);
  if (!contracting.length || (release && isOut(release))) return [];
  const why = release
    ? `${release} is not out`
    : "its file says by no line '-- unused since RELEASE' who stopped using it";
  return contracting.map((statement) => `${statement} (${why})`);
}

it('the migrations of the release are those of this program, under the same names', () => {
  expect(released.size).toBe(landed.migrations.length);
  expect([...released].filter((name) => !(name in histories.files))).toEqual([]);
});

describe('a migration that no release has lets the released program go on', () => {
  it.each(Object.keys(histories.files).filter((name) => !released.has(name)))('%s', (name) => {
    expect(faultsOf(histories.files[name]!)).toEqual([]);
  });
});

describe('what a migration takes away', () => {
  it.each<[string, string, number]>([
    ['is refused where no release is named', 'alter table charges drop column note', 1],
    ['is refused where the release is not out', '-- unused since 99.0.0\nalter table charges drop column note', 1],
    [
      'is let through from the release named',
      `-- unused since ${landed.release}\nalter table charges drop column note`,
      0,
    ],
    ['is let through where no release knows the table', 'alter table gifts_of_a_later_day drop column note', 0],
  ])('%s', (_, text, faults) => {
    expect(faultsOf(text)).toHaveLength(faults);
  });

  it.each([
    ['0.1.0', true],
    ['0.0.99', true],
    [landed.release.replace(/\d+$/, '99999'), false],
    ['10.0.0', false],
  ])('release %s is out: %s', (release, out) => {
    expect(isOut(release)).toBe(out);
  });
});
