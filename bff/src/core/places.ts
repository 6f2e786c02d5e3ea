import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { Reader, type CityResponse } from 'maxmind';
import { ConfigError, type Config } from './config';

/** The place of an address that no range contains, and of every address where no directory of ranges is configured. */
export const UNKNOWN_PLACE = 'desconhecido';

type PlaceOf = (ip: string) => string;

interface Range {
  network: string;
  bits: number;
  place: string;
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** @throws ConfigError naming the line. */
function readRange(line: string, number: number): Range {
  const [, network = '', bits = '', place = ''] = /^\s*([\d.a-f:]+)\/(\d{1,3})\s*[,;]\s*(.+?)\s*$/i.exec(line) ?? [];
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(network)]!;
  if (bits === '' || Number(bits) > most)
    throw new ConfigError(`Wrong settings:\n  BALCAO_PLACES: line ${number} is no 'network/bits,place'`);
  return { network, bits: Number(bits), place };
}

/** Places by range of addresses, a line each: `200.147.0.0/16,São Paulo - SP`. The narrowest range decides; # begins a comment. */
export function placesFrom(text: string): PlaceOf {
  const ranges = text
    .split('\n')
    .flatMap((line, n) => (/^\s*(#|$)/.test(line) ? [] : [readRange(line, n + 1)]))
    .sort((a, b) => b.bits - a.bits)
    .map(({ network, bits, place }) => {
      const list = new BlockList();
      list.addSubnet(network, bits, familyOf(network));
      return { list, place };
    });
  return (ip) => (isIP(ip) && ranges.find(({ list }) => list.check(ip, familyOf(ip)))?.place) || UNKNOWN_PLACE;
}

const read = new Map<string, PlaceOf>();

/** Places by a MaxMind database of cities, in Portuguese where it has that: 'Uberlândia - MG', or the country where no city is known. */
function placesOfCities(bytes: Buffer): PlaceOf {
  const cities = new Reader<CityResponse>(bytes);
  const named = (names: NonNullable<CityResponse['city']>['names'] | undefined) => names?.['pt-BR'] ?? names?.en;
  return (ip) => {
    const place = isIP(ip) ? cities.get(ip) : null;
    const city = named(place?.city?.names);
    const country = named(place?.country?.names);
    if (!city) return country ?? UNKNOWN_PLACE;
    const abroad = place?.country?.iso_code !== 'BR';
    return [city, abroad ? country : place?.subdivisions?.[0]?.iso_code].filter(Boolean).join(' - ');
  };
}

/** The place of an address, by the file of BALCAO_PLACES, which is read once. @throws ConfigError where it cannot be read */
export function placesOf({ BALCAO_PLACES: file }: Pick<Config, 'BALCAO_PLACES'>): PlaceOf {
  if (!file) return () => UNKNOWN_PLACE;
  const known = read.get(file);
  if (known) return known;
  let placeOf: PlaceOf;
  try {
    const bytes = readFileSync(file);
    placeOf = file.endsWith('.mmdb') ? placesOfCities(bytes) : placesFrom(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`Wrong settings:\n  BALCAO_PLACES: ${(error as Error).message}`);
  }
  read.set(file, placeOf);
  return placeOf;
}
