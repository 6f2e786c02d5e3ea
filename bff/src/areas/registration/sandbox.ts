import { Type } from 'typebox';
import { Id, OneOf } from '@balcao/contract/core/shapes';
import type { Db } from '../../core/database';
import { defineSandbox, hide, type SandboxTools } from '../../sandbox/define-sandbox';
import { html, type Html } from '../../core/html';
import { idOf } from '../../sandbox/inputs';
import { setUpdate } from './steps';

const STATES = { none: 'Em dia', pending: 'Atualização pendente', forced: 'Atualização obrigatória' } as const;
type State = keyof typeof STATES;
const Ask = Type.Object(
  { accountId: Id, state: OneOf(['none', 'pending', 'forced']) },
  { additionalProperties: false },
);

/** Console of the bank's compliance desk: asks accounts to update their registration, or cancels the request. */
export default defineSandbox({
  tab: { label: 'Cadastro', path: '/sandbox/registration', order: 75 },
  routes(app, { services, show, orFault }) {
    const { db } = services.store;
    const showDesk = async (reply: Parameters<typeof show>[0], fault?: string) =>
      show(reply, { title: 'Cadastro', fault, body: deskBody(await accountsOf(db)) });

    app.get('/sandbox/registration', hide, (_request, reply) => showDesk(reply));
    app.post('/sandbox/registration/:id', hide, (request, reply) => {
      const { estado } = (request.body ?? {}) as { estado?: string };
      const state = Object.keys(STATES).includes(estado ?? '') ? (estado as State) : 'none';
      const work = async () => (await ask(services, idOf(request), state), '/sandbox/registration');
      return orFault(reply, work, (fault) => showDesk(reply, fault.message));
    });
    app.post<{ Body: { accountId: number; state: State } }>(
      '/sandbox/api/registration',
      { schema: { hide: true, body: Ask } },
      async ({ body }) => (await ask(services, body.accountId, body.state), { ok: true }),
    );
  },
});

async function ask(services: SandboxTools['services'], accountId: number, state: State): Promise<void> {
  const after: (() => void)[] = [];
  await services.store.transaction((trx) =>
    setUpdate(trx, services, (work) => void after.push(work), accountId, state),
  );
  after.forEach((work) => work());
}

const accountsOf = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('memberships as m', (join) => join.onRef('m.account_id', '=', 'a.id').on('m.role', '=', 'admin'))
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['a.id', 'a.nickname', 'a.account_number', 'u.name', 'm.grants'])
    .where('a.is_shutdown', '=', false)
    .orderBy('a.id')
    .limit(60)
    .execute();

const stateOf = (grants: Record<string, boolean>): State =>
  grants['registration:update:force'] ? 'forced' : grants['registration:update'] ? 'pending' : 'none';

const deskBody = (accounts: Awaited<ReturnType<typeof accountsOf>>): Html =>
  html`<h2>Atualização cadastral</h2>
    ${accounts.map(
      ({ id, nickname, account_number: number, name, grants }) =>
        html`<form class="card" method="post" action="/sandbox/registration/${id}">
          <strong>${nickname}</strong> <span class="soft small">${number} · ${name} · ${STATES[stateOf(grants)]}</span>
          <div class="inline">
            ${Object.entries(STATES).map(
              ([state, label]) =>
                html`<button class="plain" name="estado" value="${state}" aria-label="${nickname}: ${label}">
                  ${label}
                </button>`,
            )}
          </div>
        </form>`,
    )}`;
