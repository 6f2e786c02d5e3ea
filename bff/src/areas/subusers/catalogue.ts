import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { actionName, groupWords as groups, permissionName, permissionWords } from '../../core/action-names';
import { contract, permissionIds } from '../../core/contract';

/** Permissions that all users have; with those that only the bank sets, they cannot be granted by a user. */
export const ALWAYS = ['home', 'page-not-found'] as const;
const OF_THE_BANK = ['registration:update', 'registration:update:force'];

/** Permissions that are added as disabled where a sub-user has none of them (SHELL-6-5, AREAS-6-3). */
export const CNAB = [
  'cnab',
  'cnab:files-transmission:return-files',
  'cnab:files-transmission:manager',
  'cnab:files-transmission:layout-validator',
];

/** All permissions that can be granted. */
export const grantable: readonly string[] = permissionIds.filter(
  (id) => !(ALWAYS as readonly string[]).includes(id) && !OF_THE_BANK.includes(id),
);
const known = new Set(grantable);
export const isGrantable = (id: string): boolean => known.has(id);

const OTHERS = 'others';
const groupOf = (id: string): string => {
  const first = id.split(':')[0]!;
  return first in groups ? first : OTHERS;
};

/** Permissions without a name on screen; a test checks that there are none. */
export const unnamed = (): string[] => grantable.filter((id) => !permissionWords[id]);

interface Template {
  key: string;
  name: string;
  description: string;
  starts: readonly string[];
  except?: readonly string[];
}

/** The bank's role templates; each grants the permissions that are one of `starts` or below, but not of `except`. */
const TEMPLATES: readonly Template[] = [
  {
    key: 'finance',
    name: 'Financeiro',
    description: 'Extrato, cobranças, pagamentos, transferências e Pix',
    starts: ['statement', 'receive', 'pay-transfer', 'pix', 'deposits', 'cnab', 'secure-device', 'help'],
  },
  {
    key: 'billing',
    name: 'Cobrança',
    description: 'Emite e acompanha cobranças e cuida dos clientes; não vê o saldo',
    starts: ['receive', 'help'],
    // whoever has the card charges gives their money back too
    except: ['receive:management:credit-card'],
  },
  {
    key: 'viewer',
    name: 'Consulta',
    description: 'Vê extrato, comprovantes e relatórios; não movimenta nada',
    starts: [
      'statement:releases',
      'statement:future-releases',
      'statement:evolution',
      'pay-transfer:receipts',
      'pix:history',
      'receive:reports',
      'receive:overview',
    ],
  },
  {
    key: 'accountant',
    name: 'Contador',
    description: 'Extrato com exportação, relatórios, comprovantes, tarifas e informe de rendimentos',
    starts: [
      'statement:releases',
      'statement:future-releases',
      'statement:new-statement-export',
      'statement:evolution',
      'receive:reports',
      'pay-transfer:receipts',
      'profile:income-report',
      'settings:account-rates',
    ],
  },
];

/** Names of the bank's templates, which no template of an account may have. */
export const templateNames = TEMPLATES.map(({ name }) => name);

const startsWith = (id: string, start: string): boolean => id === start || id.startsWith(`${start}:`);

export async function catalogue(ctx: Ctx): Promise<Answer<'GET /permissions/catalogue'>> {
  const keys = [...Object.keys(groups), OTHERS];
  return {
    groups: keys
      .map((key) => ({
        key,
        name: groups[key] ?? 'Outros',
        permissions: grantable
          .filter((id) => groupOf(id) === key)
          .map((id) => ({
            id,
            name: permissionName(id),
            opens: permissionWords[id]?.opens ?? '',
            mine: ctx.can(id),
          })),
      }))
      .filter(({ permissions }) => permissions.length > 0),
    templates: TEMPLATES.map(({ starts, except = [], ...template }) => ({
      ...template,
      permissions: grantable.filter(
        (id) => starts.some((start) => startsWith(id, start)) && !except.some((start) => startsWith(id, start)),
      ),
    })),
    actions: [...new Set(Object.values(contract).flatMap(({ audit }) => audit ?? []))]
      .map((id) => ({ id, name: actionName(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
  };
}
