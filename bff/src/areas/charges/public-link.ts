import type { Services } from '../../core/area';
import { hashToken } from '../../core/tokens';

const markOf = (kind: string, accountId: number, id: number): string =>
  hashToken(`${kind}:${accountId}:${id}`).slice(0, 24);

/** The bank's origin for payers, such as 'https://bank.example'. */
export const originOf = ({ config }: Pick<Services, 'config'>): string =>
  config.BALCAO_ORIGIN ?? `http://${config.HOST}:${config.PORT}`;

/** Address at which payers, who have no session, open a billet or carnet; nobody can guess one. */
export function publicLink(
  services: Pick<Services, 'config'>,
  kind: 'boleto' | 'carne',
  accountId: number,
  id: number,
): string {
  return `${originOf(services)}/${kind}/${accountId}-${id}-${markOf(kind, accountId, id)}`;
}

/** Whose billet or carnet an address opens; null where it opens none. */
export function readPublicLink(kind: 'boleto' | 'carne', code: string): { accountId: number; id: number } | null {
  const [, account, id, mark] = /^([1-9]\d{0,14})-([1-9]\d{0,14})-([\w-]{24})$/.exec(code) ?? [];
  const ref = { accountId: Number(account), id: Number(id) };
  return mark && mark === markOf(kind, ref.accountId, ref.id) ? ref : null;
}
