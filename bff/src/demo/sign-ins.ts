import { permissionIds } from '../core/contract';
import type { Business } from './business';
import type { DemoIssuer } from './charge-row';
import { Dice } from './dice';
import type { Parties, Person } from './parties';
import { COFFEE, STUDIO } from './trade';

/** One way into the demo bank. */
export interface DemoSignIn {
  login: string;
  password: string;
  /** pt-BR: whose it is and what it shows. */
  note: string;
  /** Base32, for an authenticator. */
  totpSecret?: string;
}

export const DEMO_PASSWORD = 'Balcao#2026';

const PEOPLE = {
  'titular@balcao.demo': ['Helena Prado Nogueira', 'Administradora: conta pessoal, PRO e empresa'],
  'cobranca@balcao.demo': ['Rafael Moreira', 'Subusuário da empresa: só cobranças'],
  'suporte@balcao.demo': ['Beatriz Xavier', 'Suporte da empresa'],
  'semacesso@balcao.demo': ['Tiago Saraiva', 'Subusuário da empresa sem nenhuma permissão'],
  'encerrada@balcao.demo': ['Otávio Barros', 'Administrador de uma conta encerrada'],
  'pendente@balcao.demo': ['Lívia Martins', 'Administradora com atualização cadastral pendente'],
  'multicontas@balcao.demo': ['Caio Franco Reis', 'Administrador de seis contas: quatro visíveis, uma inativa'],
  'doisfatores@balcao.demo': ['Dalila Macedo', 'Administradora com verificação em duas etapas'],
} as const;
type Login = keyof typeof PEOPLE;

export const TOTP_LOGIN = 'doisfatores@balcao.demo' satisfies Login;

/** The ways into the demo bank made from a seed number. */
export const demoSignIns = (seed: number): DemoSignIn[] =>
  Object.entries(PEOPLE).map(([login, [, note]]) => ({
    login,
    password: DEMO_PASSWORD,
    note,
    ...(login === TOTP_LOGIN ? { totpSecret: totpSecret(seed) } : {}),
  }));

const totpSecret = (seed: number): string =>
  new Dice(seed).fork('secrets').text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32);

type Plan = Omit<Business, 'now'>;

export interface DemoBank {
  businesses: Plan[];
  corporation: DemoIssuer;
  /** Who hears of the corporation's news. */
  listeners: number[];
}

const CLERK = {
  home: true,
  'receive:do-charge': true,
  'receive:new-emit': true,
  'receive:management:billets': true,
  'receive:customers': false,
};
/** A name of an older release, which the portal has translated at sign-in. */
const OLD_NAME = { 'billing:emit': true };
const PENDING = { 'registration:update': true, 'registration:update:force': true };
const nothing = () => Object.fromEntries(permissionIds.map((id) => [id, false]));

const small = (issuer: DemoIssuer, charges: number, customers: number): Plan => ({
  issuer,
  trade: STUDIO,
  customers,
  charges,
  months: 9,
  capital: 0,
});

/** Everyone who can sign in, their accounts, and what is to be lived in each. */
export function openAccounts(parties: Parties, seed: number, charges: number): DemoBank {
  const join = (login: Login): Person =>
    parties.person(login, PEOPLE[login][0], login === TOTP_LOGIN ? totpSecret(seed) : null);
  const owner = join('titular@balcao.demo');
  const clerk = join('cobranca@balcao.demo');
  const personal = parties.account('you', owner, { nickname: 'Helena' });
  const pro = parties.account('pro', owner, {
    nickname: 'Helena Prado Fotografia',
    cnae: '7420001',
    description: 'Produção de fotografias',
  });
  const corporation: DemoIssuer = {
    ...parties.account('corporation', owner, {
      nickname: 'Oficina do Grão',
      cnae: '1081302',
      description: 'Torrefação e moagem de café',
      alphanumeric: true,
    }),
    people: [owner, clerk],
  };
  parties.member(corporation, owner, 'admin', { usedDaysAgo: 1 });
  parties.member(pro, owner, 'admin', { usedDaysAgo: 4 });
  parties.member(personal, owner, 'admin', { usedDaysAgo: 9 });
  parties.member(corporation, clerk, 'subuser', { usedDaysAgo: 1, grants: { ...CLERK, ...OLD_NAME } });
  parties.member(corporation, join('suporte@balcao.demo'), 'support');
  parties.member(corporation, join('semacesso@balcao.demo'), 'subuser', { grants: nothing() });

  const former = join('encerrada@balcao.demo');
  parties.member(
    parties.account('pro', former, {
      nickname: 'Barros Papelaria',
      cnae: '4761003',
      description: 'Papelaria',
      isShutdown: true,
    }),
    former,
    'admin',
  );
  const pending = join('pendente@balcao.demo');
  parties.member(
    parties.account('pro', pending, {
      nickname: 'Martins Costura',
      cnae: '1412602',
      description: 'Confecção sob medida',
    }),
    pending,
    'admin',
    { grants: PENDING },
  );
  const careful = join(TOTP_LOGIN);
  const guarded = parties.account('pro', careful, {
    nickname: 'Macedo Idiomas',
    cnae: '8593700',
    description: 'Ensino de idiomas',
  });
  parties.member(guarded, careful, 'admin');

  return {
    corporation,
    listeners: [owner.id, clerk.id],
    businesses: [
      { issuer: corporation, trade: COFFEE, customers: 320, charges, months: 18, capital: 3_000_000 },
      small(pro, 60, 18),
      small(guarded, 12, 6),
      ...openShops(parties, join('multicontas@balcao.demo')).map((shop) => small(shop, 5, 3)),
    ],
  };
}

/** Six accounts of one login: four visible, one of these inactive. */
function openShops(parties: Parties, owner: Person): DemoIssuer[] {
  return ['Reformas', 'Projetos', 'Locações', 'Consultoria', 'Pintura', 'Elétrica'].map((trade, i) => {
    const shop = parties.account(i < 2 ? 'corporation' : 'pro', owner, {
      nickname: `Reis ${trade}`,
      cnae: '4330404',
      description: 'Serviços de reforma',
    });
    parties.member(shop, owner, 'admin', {
      visible: i < 4,
      status: i === 3 ? 'inactive' : 'active',
      usedDaysAgo: i + 1,
    });
    return shop;
  });
}
