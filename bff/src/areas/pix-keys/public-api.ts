import { definePublicApi } from '../../core/public-api';
import { Problem } from '../../core/problem';
import { balanceOf } from '../../ledger/ledger';
import { listKeys, registerKey, removeKey } from './keys';

const permission = 'pix:keys';

const reais = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Random keys, and the account's balance. */
export default definePublicApi({
  api: 'pix',
  endpoints: [
    {
      method: 'POST',
      path: '/v2/gn/evp',
      summary: 'Criar chave Pix aleatória',
      scope: 'gn.pix.evp.write',
      permission,
      write: true,
      audit: 'pix-key.create',
      handle: async (ctx) => {
        const { key } = await registerKey(ctx, { type: 'random', key: '' });
        ctx.noted({ about: key!.key });
        return { status: 201, body: { chave: key!.key } };
      },
    },
    {
      method: 'GET',
      path: '/v2/gn/evp',
      summary: 'Listar chaves Pix aleatórias',
      scope: 'gn.pix.evp.read',
      permission,
      handle: async (ctx) => ({
        body: { chaves: (await listKeys(ctx)).keys.filter(({ type }) => type === 'random').map(({ key }) => key) },
      }),
    },
    {
      method: 'DELETE',
      path: '/v2/gn/evp/:chave',
      summary: 'Excluir chave Pix aleatória',
      scope: 'gn.pix.evp.write',
      permission,
      write: true,
      audit: 'pix-key.delete',
      handle: async (ctx, { params }) => {
        const { keys } = await listKeys(ctx);
        const one = keys.find(({ type, key }) => type === 'random' && key === params['chave']);
        if (!one) throw new Problem(404, 'chave_nao_encontrada', 'Nenhuma chave aleatória desta conta é esta.');
        await removeKey(ctx, one.id, one.key);
        return { body: {} };
      },
    },
    {
      method: 'GET',
      path: '/v2/gn/saldo',
      summary: 'Consultar o saldo da conta',
      scope: 'gn.balance.read',
      permission: 'statement:releases',
      handle: async (ctx) => ({ body: { saldo: reais((await balanceOf(ctx.db, ctx.accountId)).available) } }),
    },
  ],
});
