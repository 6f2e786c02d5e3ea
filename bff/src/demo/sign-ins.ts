import type { Business } from './business';
import type { DemoIssuer } from './charge-row';
import type { Dice } from './dice';
import type { Parties } from './parties';
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

type Plan = Omit<Business, 'now'>;

export interface DemoBank {
  signIns: DemoSignIn[];
  businesses: Plan[];
  corporation: DemoIssuer;
  /** Who hears of the corporation's news. */
  listeners: number[];
}

const RECEIVE = { 'receive:do-charge': true, 'receive:new-emit': true, 'receive:management:billets': true };
const NOTHING = {
  home: false,
  'statement:releases': false,
  registration: false,
  'receive:do-charge': false,
  'receive:new-emit': false,
  'receive:management:billets': false,
  'receive:customers': false,
};

const small = (issuer: DemoIssuer, charges: number, customers: number): Plan => ({ issuer, trade: STUDIO, customers, charges, months: 9, capital: 0 });

/** Everyone who can sign in, their accounts, and what is to be lived in each. */
export function openAccounts(parties: Parties, dice: Dice, charges: number): DemoBank {
  const signIns: DemoSignIn[] = [];
  const join = (login: string, name: string, note: string, totpSecret?: string) => {
    signIns.push({ login, password: DEMO_PASSWORD, note, ...(totpSecret ? { totpSecret } : {}) });
    return parties.person(login, name, totpSecret);
  };

  const owner = join('titular@balcao.demo', 'Helena Prado Nogueira', 'Administradora: conta pessoal, PRO e empresa');
  const clerk = join('cobranca@balcao.demo', 'Rafael Moreira', 'Subusuário da empresa: só cobranças');
  const corporation: DemoIssuer = {
    ...parties.account('corporation', owner, { nickname: 'Oficina do Grão', cnae: '1081302', description: 'Torrefação e moagem de café', alphanumeric: true }),
    people: [owner, clerk],
  };
  const personal = parties.account('you', owner, { nickname: 'Helena' });
  const pro = parties.account('pro', owner, { nickname: 'Helena Prado Fotografia', cnae: '7420001', description: 'Produção de fotografias' });
  parties.member(corporation, owner, 'admin', { usedDaysAgo: 1 });
  parties.member(personal, owner, 'admin', { usedDaysAgo: 9 });
  parties.member(pro, owner, 'admin', { usedDaysAgo: 4 });
  parties.member(corporation, clerk, 'subuser', { usedDaysAgo: 1, grants: { home: true, ...RECEIVE, 'receive:customers': false, 'billing:emit': true } });

  parties.member(corporation, join('suporte@balcao.demo', 'Beatriz Xavier', 'Suporte da empresa'), 'support');
  parties.member(corporation, join('semacesso@balcao.demo', 'Tiago Saraiva', 'Subusuário da empresa sem nenhuma permissão'), 'subuser', { grants: NOTHING });

  const former = join('encerrada@balcao.demo', 'Otávio Barros', 'Administrador de uma conta encerrada');
  parties.member(parties.account('pro', former, { nickname: 'Barros Papelaria', cnae: '4761003', description: 'Papelaria', isShutdown: true }), former, 'admin');

  const pending = join('pendente@balcao.demo', 'Lívia Martins', 'Administradora com atualização cadastral pendente');
  const stalled = parties.account('pro', pending, { nickname: 'Martins Costura', cnae: '1412602', description: 'Confecção sob medida' });
  parties.member(stalled, pending, 'admin', { grants: { 'registration:update': true, 'registration:update:force': true } });

  const many = join('multicontas@balcao.demo', 'Caio Franco Reis', 'Administrador de seis contas: quatro visíveis, uma inativa');
  const shops = ['Reis Reformas', 'Reis Projetos', 'Reis Locações', 'Reis Consultoria', 'Reis Pintura', 'Reis Elétrica'].map((nickname, i) => {
    const shop = parties.account(i < 2 ? 'corporation' : 'pro', many, { nickname, cnae: '4330404', description: 'Serviços de reforma' });
    parties.member(shop, many, 'admin', { visible: i < 4, status: i === 3 ? 'inactive' : 'active', usedDaysAgo: i + 1 });
    return shop;
  });

  const secret = dice.text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32);
  const careful = join('doisfatores@balcao.demo', 'Dalila Macedo', 'Administradora com verificação em duas etapas', secret);
  const guarded = parties.account('pro', careful, { nickname: 'Macedo Idiomas', cnae: '8593700', description: 'Ensino de idiomas' });
  parties.member(guarded, careful, 'admin');

  return {
    signIns,
    corporation,
    listeners: [owner.id, clerk.id],
    businesses: [
      { issuer: corporation, trade: COFFEE, customers: 320, charges, months: 18, capital: 3_000_000 },
      small(pro, 60, 18),
      small(guarded, 12, 6),
      ...shops.map((shop) => small(shop, 5, 3)),
    ],
  };
}
