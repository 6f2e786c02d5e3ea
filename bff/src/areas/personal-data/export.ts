import { zipSync } from 'fflate';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { defineJob, enqueue } from '../../core/jobs';
import { notifyPerson } from '../../platform/notifications/notify';
import {
  advanceTask,
  appendToFile,
  failTask,
  finishTask,
  startTask,
  taskAtHand,
  type TaskRef,
} from '../../platform/tasks/progress';
import { gather } from './gather';
import { personalDataPdf } from './paper';
import { personalDataState } from './plan';

const KIND = 'personal-data-export';
const READ_ME = `Seus dados pessoais no Balcão.

meus-dados.pdf: tudo em um documento para ler.
dados/: um arquivo JSON para cada tipo de dado, para levar a outro lugar.
fotos/: as suas fotos.
eliminacao.json: o que pode ser eliminado, o que fica guardado até quando e por qual lei.

Senhas, assinaturas e códigos ficam de fora. Os dados da conta pertencem a quem é titular dela: aqui está só o que cita você.
`;

interface Export extends TaskRef {
  userId: number;
}

/** Starts the task that makes the person's ZIP. */
export async function startExport(ctx: Ctx): Promise<{ task: number }> {
  const ref = await startTask(ctx, { kind: KIND, permission: 'registration', total: 1 });
  await enqueue(ctx.trx(), ctx, personalDataExport, { ...ref, userId: ctx.userId });
  return { task: ref.task };
}

export const personalDataExport = defineJob<Export, Buffer>({
  name: KIND,
  retryLimit: 3,
  prepare: (db, { userId }) => personalDataZip(db, userId),
  run: async (trx, data, tools, file) => {
    if (!(await taskAtHand(trx, tools, data))) return;
    await appendToFile(trx, data, file);
    await advanceTask(trx, tools, data, { done: 1 });
    const at = await bankNow(trx);
    await finishTask(trx, tools, data, { name: `meus-dados-${saoPauloDay(at)}.zip`, type: 'application/zip' });
    const content = 'A cópia dos seus dados pessoais está pronta. Baixe em Dados cadastrais em até 24 horas.';
    await notifyPerson(trx, tools, data.userId, {
      accountId: data.accountId,
      type: 'personal-data',
      content,
      params: {},
      at,
    });
  },
  gaveUp: (trx, data, tools) => failTask(trx, tools, data),
});

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 2));

/** All data about a person: JSON for each kind, their pictures, and one PDF. */
export async function personalDataZip(db: Db, userId: number): Promise<Buffer> {
  const now = await bankNow(db);
  const { name } = await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  const gathered = await gather(db, userId);
  const files: Record<string, Uint8Array> = {
    'LEIA-ME.txt': Buffer.from(READ_ME),
    'meus-dados.pdf': await personalDataPdf(name, gathered, now),
    'eliminacao.json': json((await personalDataState({ db, userId, today: saoPauloDay(now) })).plan),
  };
  for (const { file, name: kind, rows, pictures } of gathered) {
    files[`dados/${file}.json`] = json({ kind, rows });
    for (const [i, { type, bytes }] of pictures.entries())
      files[`fotos/${file}-${i + 1}.${type === 'image/png' ? 'png' : type === 'image/webp' ? 'webp' : 'jpg'}`] = bytes;
  }
  return Buffer.from(zipSync(files));
}
