import type { ReportType } from '@balcao/contract/shared/report-columns';
import type { Delivery } from '@balcao/contract/trust-centre';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { endPackMail, packDelivery } from '../accountant-pack/service';
import {
  endReturnMail,
  endReturnServer,
  endScheduleMail,
  mailedSchedules,
  returnMails,
  serverDelivery,
} from '../file-exchange/service';
import { dropSchedule, listSchedules } from '../reports/service';

const REPORTS: Record<ReportType, string> = {
  issued: 'Relatório de cobranças emitidas',
  received: 'Relatório de cobranças recebidas',
  owed: 'Relatório de cobranças em aberto',
};

/** All standing deliveries of the account, of all its users: the accountant's pack first, then reports and return files. */
export async function listDeliveries({ db, accountId }: Pick<Ctx, 'db' | 'accountId'>): Promise<Delivery[]> {
  const pack = await packDelivery(db, accountId);
  const reports = await listSchedules(db, accountId);
  const server = await serverDelivery(db, accountId);
  return [
    ...(pack
      ? [
          {
            kind: 'accountant-pack' as const,
            id: accountId,
            what: 'Pacote do contador',
            every: 'month' as const,
            ...pack,
          },
        ]
      : []),
    ...reports.map(({ id, type, every, email, user }) => ({
      kind: 'report' as const,
      id,
      what: REPORTS[type],
      every,
      to: email,
      by: user,
    })),
    ...(await returnMails(db, accountId)).map((one) => ({
      kind: 'return-files' as const,
      what: 'Arquivos de retorno',
      every: 'day' as const,
      ...one,
    })),
    ...(await mailedSchedules(db, accountId)).map((one) => ({
      kind: 'statement-files' as const,
      what: 'Extratos CNAB',
      ...one,
    })),
    ...(server
      ? [{ kind: 'return-server' as const, what: 'Arquivos de retorno por SFTP', every: 'day' as const, ...server }]
      : []),
  ];
}

/** Ends a standing delivery, whoever asked for it. @throws Problem 404 where the account has none of the kind and id */
export async function endDelivery(ctx: Ctx, kind: Delivery['kind'], id: number): Promise<void> {
  const trx = ctx.trx();
  const one = (await listDeliveries({ db: trx, accountId: ctx.accountId })).find(
    (delivery) => delivery.kind === kind && delivery.id === id,
  );
  if (!one) throw notFound();
  if (kind === 'accountant-pack') await endPackMail(trx, ctx.accountId);
  else if (kind === 'report') await dropSchedule(ctx, id);
  else if (kind === 'return-server') await endReturnServer(trx, ctx.accountId);
  else if (kind === 'statement-files') await endScheduleMail(trx, ctx.accountId, id);
  else await endReturnMail(trx, ctx.accountId, id);
  ctx.noted({ about: one.to, changes: [{ what: one.what, before: one.to, after: 'Ninguém' }] });
}
