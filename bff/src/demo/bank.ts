import { addDays } from '../core/calendar';
import { permissionIds } from '../core/contract';
import type { Dice } from './dice';
import type { DemoAccount, Parties, Person } from './parties';
import { PEOPLE, TOTP_LOGIN, totpSecret, type Login } from './sign-ins';
import { COFFEE, STUDIO, type Trade } from './trade';

/** A firm of the demo bank, with the volume and length of its history. */
export interface DemoBusiness {
  issuer: DemoAccount;
  trade: Trade;
  customers: number;
  charges: number;
  /** Months of history before now; `first` is the São Paulo day on which the history begins, yyyy-mm-dd. */
  months: number;
  first: string;
  /** Integer cents paid in on the first day; 0 for none. */
  capital: number;
  /** The firm's own random numbers; each part forks them for itself. */
  dice: Dice;
}

type Plan = Omit<DemoBusiness, 'first' | 'dice'>;

interface BankPlan {
  seed: number;
  /** Number of charges of the corporation. */
  charges: number;
  today: string;
  dice: Dice;
  clerkGrants: Record<string, boolean>;
}

export interface DemoBank {
  people: Record<Login, Person>;
  /** The owner's three accounts; `guarded` has a second factor; `shops` are six accounts of one login. */
  corporation: DemoAccount;
  pro: DemoAccount;
  personal: DemoAccount;
  guarded: DemoAccount;
  shops: DemoAccount[];
  /** `updating` must update its registration; `unseen` has terms and onboarding that were not seen yet. */
  updating: DemoAccount;
  unseen: DemoAccount;
  /** Ids of the users who get the corporation's notifications. */
  listeners: number[];
  businesses: DemoBusiness[];
}

const PENDING = { 'registration:update': true, 'registration:update:force': true };
const nothing = () => Object.fromEntries(permissionIds.map((id) => [id, false]));

const small = (issuer: DemoAccount, charges: number, customers: number): Plan => ({
  issuer,
  trade: STUDIO,
  customers,
  charges,
  months: 9,
  capital: 0,
});

/** Adds the people of PEOPLE, their accounts and memberships; answers them with the plan of each firm's history. */
export function openBank(parties: Parties, { seed, charges, today, dice, clerkGrants }: BankPlan): DemoBank {
  const people = {} as Record<Login, Person>;
  const join = (login: Login): Person =>
    (people[login] = parties.person(login, PEOPLE[login][0], login === TOTP_LOGIN ? totpSecret(seed) : null));
  const owner = join('titular@balcao.demo');
  const clerk = join('cobranca@balcao.demo');
  const personal = parties.account('you', owner, { nickname: 'Helena' });
  const pro = parties.account('pro', owner, {
    nickname: 'Helena Prado Fotografia',
    cnae: '7420001',
    description: 'Produção de fotografias',
  });
  const corporation: DemoAccount = {
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
  parties.member(corporation, clerk, 'subuser', { usedDaysAgo: 1, grants: clerkGrants });
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

  const shops = openShops(parties, join('multicontas@balcao.demo'));
  const nina = join('cadastro@balcao.demo');
  const updating = parties.account('corporation', nina, {
    nickname: 'Torres Marcenaria',
    cnae: '1622699',
    description: 'Marcenaria',
  });
  parties.member(updating, nina, 'admin', { grants: PENDING });
  const iris = join('novidades@balcao.demo');
  const unseen = parties.account('pro', iris, {
    nickname: 'Campos Ilustração',
    cnae: '9002701',
    description: 'Ilustração',
  });
  parties.member(unseen, iris, 'admin');
  parties.member(unseen, join('equipe@balcao.demo'), 'subuser', { grants: { home: true, help: true } });
  return {
    people,
    corporation,
    pro,
    personal,
    guarded,
    shops,
    updating,
    unseen,
    listeners: [owner.id, clerk.id],
    businesses: [
      { issuer: corporation, trade: COFFEE, customers: 320, charges, months: 18, capital: 3_000_000 },
      small(pro, 60, 18),
      small(guarded, 12, 6),
      ...shops.map((shop) => small(shop, 5, 3)),
    ].map((plan) => ({
      ...plan,
      first: addDays(today, -Math.round(plan.months * 30.44)),
      dice: dice.fork(`business ${plan.issuer.id}`),
    })),
  };
}

/** Six accounts of one login: four visible, one of these inactive. */
function openShops(parties: Parties, owner: Person): DemoAccount[] {
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
