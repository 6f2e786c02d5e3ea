import type { Address } from '@balcao/contract/core/shapes';
import { fakePhone } from '../core/documents';
import type { Dice } from './dice';

export interface Place {
  city: string;
  state: string;
  ddd: string;
  /** Range of the first five digits of the city's postal codes, both ends included. */
  zips: readonly [number, number];
  areas: readonly string[];
}

export const UBERLANDIA: Place = {
  city: 'Uberlândia',
  state: 'MG',
  ddd: '34',
  zips: [38400, 38414],
  areas: ['Centro', 'Martins', 'Fundinho', 'Tibery', 'Santa Mônica', 'Umuarama'],
};

/** Cities of the customers of a firm in Uberlândia, each with its percentage of them. */
const PLACES: readonly (readonly [Place, number])[] = [
  [UBERLANDIA, 42],
  [
    {
      city: 'Uberaba',
      state: 'MG',
      ddd: '34',
      zips: [38010, 38082],
      areas: ['Centro', 'Mercês', 'Abadia', 'Estados Unidos'],
    },
    12,
  ],
  [{ city: 'Araguari', state: 'MG', ddd: '34', zips: [38440, 38446], areas: ['Centro', 'Goiás', 'Miranda'] }, 6],
  [
    {
      city: 'Belo Horizonte',
      state: 'MG',
      ddd: '31',
      zips: [30110, 30330],
      areas: ['Savassi', 'Funcionários', 'Lourdes', 'Santa Efigênia'],
    },
    10,
  ],
  [
    {
      city: 'Ribeirão Preto',
      state: 'SP',
      ddd: '16',
      zips: [14010, 14096],
      areas: ['Centro', 'Jardim Sumaré', 'Campos Elíseos'],
    },
    9,
  ],
  [
    {
      city: 'São Paulo',
      state: 'SP',
      ddd: '11',
      zips: [1310, 5426],
      areas: ['Bela Vista', 'Pinheiros', 'Vila Mariana', 'Santana'],
    },
    9,
  ],
  [
    {
      city: 'Goiânia',
      state: 'GO',
      ddd: '62',
      zips: [74003, 74280],
      areas: ['Setor Oeste', 'Setor Bueno', 'Setor Marista'],
    },
    7,
  ],
  [{ city: 'Brasília', state: 'DF', ddd: '61', zips: [70040, 70390], areas: ['Asa Sul', 'Asa Norte', 'Sudoeste'] }, 5],
];

const STREETS = [
  'Rua das Acácias',
  'Rua Tiradentes',
  'Rua Duque de Caxias',
  'Rua Quinze de Novembro',
  'Rua Santos Dumont',
  'Rua Olegário Maciel',
  'Rua dos Ipês',
  'Rua Machado de Assis',
  'Rua Cora Coralina',
  'Avenida Brasil',
  'Avenida João Naves de Ávila',
  'Avenida Rondon Pacheco',
  'Avenida Getúlio Vargas',
  'Avenida Afonso Pena',
  'Alameda dos Jacarandás',
  'Praça Sete de Setembro',
] as const;

export const somePlace = (dice: Dice): Place => dice.weighted(PLACES);

/** An invented address in a place; its postal code is in the city's range. */
export function someAddress(dice: Dice, place: Place, home: boolean): Address {
  return {
    street: dice.pick(STREETS),
    number: String(dice.int(12, 2980)),
    complement: dice.chance(0.35)
      ? home
        ? `Apto ${dice.int(1, 18)}0${dice.int(1, 4)}`
        : dice.pick(['Sala 2', 'Loja 1', 'Galpão B', '2º andar', 'Sala 704'])
      : '',
    neighborhood: dice.pick(place.areas),
    city: place.city,
    state: place.state,
    zipcode: String(dice.int(...place.zips)).padStart(5, '0') + String(dice.int(1, 989)).padStart(3, '0'),
  };
}

export const somePhone = (dice: Dice, place: Place, kind: 'mobile' | 'landline' = 'mobile'): string =>
  fakePhone(dice.next, kind, place.ddd);
