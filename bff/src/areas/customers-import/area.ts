import { calls } from '@balcao/contract/customers-import';
import { defineArea, type Ctx } from '../../core/area';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { customerFacts, shownCell } from '../customers/service';
import { checkRows } from './check-rows';
import { importColumns } from './columns';
import {
  findImport,
  insertDraft,
  importRows,
  recentImports,
  rememberedFields,
  rememberFields,
  toImportDto,
} from './repository';
import { customersImport, startRun } from './run';
import { templateFile } from './template';

/** An import of the user's own. @throws Problem 404 where the user has no import with this id. */
async function own(ctx: Ctx, id: number, lock = false) {
  const file = await findImport(ctx.db, ctx, id, lock);
  if (!file) throw notFound();
  return file;
}

/** Checks the rows of an import and answers the import with the new counts. */
async function checked(ctx: Ctx, id: number) {
  const { fields, duplicates } = await own(ctx, id);
  if (fields.includes('document'))
    await checkRows(
      ctx.trx(),
      ctx.accountId,
      id,
      { fields, duplicates },
      await customerFacts(ctx.db, ctx.accountId, ctx.today),
    );
  return toImportDto(ctx.db, await own(ctx, id));
}

export default defineArea({
  calls,
  jobs: [customersImport],
  handlers: {
    'GET /customers-import/template': async () => ({ name: 'modelo-de-clientes.xlsx', bytes: await templateFile() }),

    'GET /customers-import': (ctx) => recentImports(ctx.db, ctx),

    'POST /customers-import': async (ctx, { query, body }) => {
      const sheet = importColumns.withHeading(body);
      const fields = importColumns.guess(sheet.columns, await rememberedFields(ctx.db, ctx));
      const id = await insertDraft(ctx.trx(), ctx, sheet, { fileName: query.name, fields });
      // another tab may show the draft that this upload replaced
      ctx.live('tasks', 'updated', []);
      return checked(ctx, id);
    },

    'GET /customers-import/{id}': async (ctx, { params }) => toImportDto(ctx.db, await own(ctx, params.id)),

    'PUT /customers-import/{id}': async (ctx, { params, body }) => {
      const file = await own(ctx, params.id, true);
      if (file.status !== 'draft') throw new Problem(409, 'started', 'Esta importação já foi iniciada.');
      const twice = importColumns.claimedTwice(body.columns);
      refuseFields(
        body.columns.flatMap((field, at) =>
          field && twice.has(field) ? [{ field: `columns.${at}`, message: 'Escolha este campo em uma só coluna' }] : [],
        ),
      );
      if (body.columns.length !== file.titles.length)
        refuseFields([{ field: 'columns', message: 'Informe um campo para cada coluna da planilha' }]);
      await ctx
        .trx()
        .updateTable('customer_imports')
        .set({ fields: JSON.stringify(body.columns), duplicates: body.duplicates })
        .where('account_id', '=', ctx.accountId)
        .where('id', '=', params.id)
        .execute();
      const chosenFields = importColumns.told(file.titles, body.columns);
      await rememberFields(ctx.trx(), ctx, { ...(await rememberedFields(ctx.db, ctx)), ...chosenFields });
      return checked(ctx, params.id);
    },

    'POST /customers-import/{id}/rows': async (ctx, { params, body }) => {
      const { fields } = await own(ctx, params.id);
      const { items, total } = await importRows.page(ctx.db, { accountId: ctx.accountId, import: params.id }, body);
      return {
        items: items.map((row) => ({
          ...row,
          cells: row.cells.map((cell, at) => shownCell(fields[at] ?? null, cell)),
        })),
        total,
      };
    },

    'POST /customers-import/{id}/run': (ctx, { params }) => startRun(ctx, params.id),
  },
});
