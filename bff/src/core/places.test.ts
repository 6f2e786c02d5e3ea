import { expect, it } from 'vitest';
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
