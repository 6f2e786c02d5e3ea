import { Dice } from './dice';

/** A person's data to sign in to the demo bank. */
export interface DemoSignIn {
  login: string;
  password: string;
  /** The word of the electronic signature. */
  word: string;
  /** Role of the person and what their account demonstrates; pt-BR. */
  note: string;
  /** The authenticator's secret in base32, of people with a second factor. */
  totpSecret?: string;
}

export const DEMO_PASSWORD = 'Balcao#2026';
/** The electronic signature of everyone in the demo bank. */
export const DEMO_WORD = 'PLUMA';

export const PEOPLE = {
  'titular@balcao.demo': ['Helena Prado Nogueira', 'Administradora: conta pessoal, PRO e empresa'],
  'cobranca@balcao.demo': ['Rafael Moreira', 'Subusuário da empresa: só cobranças'],
  'suporte@balcao.demo': ['Beatriz Xavier', 'Suporte da empresa'],
  'semacesso@balcao.demo': ['Tiago Saraiva', 'Subusuário da empresa sem nenhuma permissão'],
  'encerrada@balcao.demo': ['Otávio Barros', 'Administrador de uma conta encerrada'],
  'pendente@balcao.demo': ['Lívia Martins', 'Administradora com atualização cadastral pendente'],
  'multicontas@balcao.demo': ['Caio Franco Reis', 'Administrador de seis contas: quatro visíveis, uma inativa'],
  'doisfatores@balcao.demo': ['Dalila Macedo', 'Administradora com verificação em duas etapas'],
  'cadastro@balcao.demo': ['Nina Torres Lima', 'Administradora de empresa com atualização cadastral obrigatória'],
  'novidades@balcao.demo': ['Iris Campos', 'Administradora com termos e apresentação da conta por ver'],
  'equipe@balcao.demo': ['Davi Rocha', 'Subusuário da mesma conta, com termos por ver'],
} as const;
export type Login = keyof typeof PEOPLE;

export const TOTP_LOGIN = 'doisfatores@balcao.demo' satisfies Login;

/** The sign-ins of the demo bank that is made from a seed. */
export const demoSignIns = (seed: number): DemoSignIn[] =>
  Object.entries(PEOPLE).map(([login, [, note]]) => ({
    login,
    password: DEMO_PASSWORD,
    word: DEMO_WORD,
    note,
    ...(login === TOTP_LOGIN ? { totpSecret: totpSecret(seed) } : {}),
  }));

export const totpSecret = (seed: number): string =>
  new Dice(seed).fork('secrets').text('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 32);
