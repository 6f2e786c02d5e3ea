import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mmdbOf } from '../../test/mmdb';
import { placesFrom, placesOf } from './places';

const placeOf = placesFrom(`# offices
200.147.0.0/16, São Paulo - SP
200.147.35.0/24;Campinas - SP

2804:14c::/32,Recife - PE
`);

it.each([
  ['200.147.3.4', 'São Paulo - SP'],
  ['200.147.35.149', 'Campinas - SP'],
  ['::ffff:200.147.35.149', 'Campinas - SP'],
  ['2804:14c:1::9', 'Recife - PE'],
  ['200.148.0.1', 'desconhecido'],
  ['127.0.0.1', 'desconhecido'],
  ['', 'desconhecido'],
])('%s is in %s, by the narrowest range', (ip, place) => expect(placeOf(ip)).toBe(place));

it.each(['200.147.0.0,São Paulo', '200.147.0.0/33,São Paulo', '200.147.0.0/16,', 'here/16,there'])(
  'names the line that is no range: %s',
  (line) => expect(() => placesFrom(`10.0.0.0/8,Rede interna\n${line}`)).toThrow('line 2'),
);

it('a file that is not there is told at start', () =>
  expect(() => placesOf({ BALCAO_PLACES: '/nowhere/places.csv' })).toThrow('BALCAO_PLACES'));

describe('a MaxMind database of cities', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-mmdb-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const country = (iso_code: string, name: string) => ({ iso_code, names: { 'pt-BR': name } });
  it.each([
    [
      'a city of Brazil, with its state',
      {
        city: { names: { en: 'Sao Paulo', 'pt-BR': 'São Paulo' } },
        country: country('BR', 'Brasil'),
        subdivisions: [{ iso_code: 'SP' }],
      },
      'São Paulo - SP',
    ],
    [
      'a city abroad, with its country',
      { city: { names: { en: 'Porto' } }, country: country('PT', 'Portugal') },
      'Porto - Portugal',
    ],
    ['a country alone', { country: country('BR', 'Brasil') }, 'Brasil'],
    ['nothing', { continent: {} }, 'desconhecido'],
  ])('tells %s', (_what, record, place) => {
    const file = join(folder, `${place}.mmdb`);
    writeFileSync(file, mmdbOf('200.147.0.0/16', record));
    const placeIn = placesOf({ BALCAO_PLACES: file });
    expect([placeIn('200.147.3.4'), placeIn('200.148.0.1'), placeIn('')]).toEqual([
      place,
      'desconhecido',
      'desconhecido',
    ]);
  });

  it('that is none is told at start', () => {
    const file = join(folder, 'none.mmdb');
    writeFileSync(file, 'not a database');
    expect(() => placesOf({ BALCAO_PLACES: file })).toThrow('BALCAO_PLACES');
  });
});
