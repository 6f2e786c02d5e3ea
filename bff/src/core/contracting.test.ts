import { describe, expect, it } from 'vitest';
import { contractingStatements, createdTables, releaseOf } from './contracting';

const why = (text: string, isNew?: (table: string) => boolean) =>
  contractingStatements(text, isNew).map((line) => line.split(':')[0]);

describe('a statement by which the older program could not go on', () => {
  it.each([
    ['drop table charges', ['drops charges']],
    ['DROP TABLE IF EXISTS charges CASCADE', ['drops charges']],
    ['drop view open_charges', ['drops open_charges']],
    ['alter table charges drop column note', ['drops a column of charges']],
    ['alter table charges drop note', ['drops a column of charges']],
    ['alter table only charges drop column if exists note', ['drops a column of charges']],
    ['alter table charges add column a int, drop column note', ['drops a column of charges']],
    ['alter table charges rename to bills', ['renames of charges']],
    ['alter table charges rename column note to remark', ['renames of charges']],
    ['alter table charges rename note to remark', ['renames of charges']],
    ['alter table charges alter column value type numeric(9, 2)', ['changes a type of charges']],
    ['alter table charges alter value set data type int', ['changes a type of charges']],
    ['alter table charges alter column note set not null', ['demands a value of charges']],
    ['alter table charges add column kind text not null', ['demands a value of charges']],
    ['alter table charges add kind text not null', ['demands a value of charges']],
    ["update charges set note = ''; alter table charges\n  alter note set not null", ['demands a value of charges']],
  ])('%s', (text, expected) => {
    expect(why(text)).toEqual(expected);
  });
});

describe('a statement that the older program can live with', () => {
  it.each([
    'create table gifts (id bigint not null)',
    'create table gifts (id bigint); alter table gifts drop column id; drop table gifts',
    'alter table charges add column note text',
    "alter table charges add column note text not null default ''",
    'alter table charges add column n int not null generated always as (1) stored',
    "alter table charges alter note set default '', alter note set not null",
    'alter table charges drop constraint charges_check',
    'alter table charges rename constraint a to b',
    'alter table charges alter note drop not null',
    'alter table charges alter note drop default',
    'alter table charges add constraint filled check (note is not null)',
    'alter table charges add check (note is not null)',
    'drop index charges_note',
    'drop trigger told on charges',
    "-- drop table charges\ncomment on table charges is 'drop table charges'",
    'create function f() returns trigger language plpgsql as $$ begin drop table charges; end $$',
    'create function f() returns void language sql as $body$ alter table charges drop column note; $body$',
  ])('%s', (text) => {
    expect(why(text)).toEqual([]);
  });

  it('of a table that no landed program knows', () => {
    expect(why('alter table gifts drop column id', (table) => table === 'gifts')).toEqual([]);
  });
});

it.each([
  ['-- unused since 0.4.0', '0.4.0'],
  ['create table x ();\n--  Unused since v1.12.3: the columns of before', '1.12.3'],
  ['-- unused since long ago', null],
  ['drop table x', null],
])('the release named by %j is %s', (text, release) => {
  expect(releaseOf(text)).toBe(release);
});

it('tables created by a migration are found', () => {
  expect(
    createdTables('create table a (x int); CREATE TABLE IF NOT EXISTS B (x int); create unlogged table c ()'),
  ).toEqual(['a', 'b', 'c']);
});
