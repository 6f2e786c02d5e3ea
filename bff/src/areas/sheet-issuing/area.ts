import { calls } from '@balcao/contract/sheet-issuing';
import { defineArea, type Ctx } from '../../core/area';
import { notFound, Problem, refuseFields } from '../../core/problem';
import { checkRows } from './check';
import { columnsOfKind, columnTeller, kindOf, missingOf, sheetKinds } from './kinds';
import { printSheet, sheetPapers } from './papers';
import { findSheet, insertSheet, recentSheets, rememberedFields, rememberFields, type StoredSheet } from './repository';
import { sheetIssue, startIssuing } from './run';
import { issuedFile, refusedFile, toKindDto, toRecentDto, toRowDtos, toSheetDto, templateFile } from './dto';

/** Checks a spreadsheet's rows if it has all required columns, and answers the spreadsheet. */
async function checked(ctx: Ctx, id: number) {
  const sheet = await findSheet(ctx.db, ctx, id);
  if (!missingOf(sheet).length) await checkRows(ctx.trx(), ctx.services, sheet, ctx.today);
  return toSheetDto(ctx.db, sheet);
}

/** The field of each column: the user's choice, saved for later sheets, or a guess by title. @throws Problem 422 at a wrong column. */
async function toldFields(
  ctx: Ctx,
  { titles }: StoredSheet,
  kindName: string,
  columns: (string | null)[] | undefined,
): Promise<(string | null)[]> {
  const kind = kindOf(kindName);
  const teller = columnTeller(kind);
  const remembered = await rememberedFields(ctx.db, ctx, kindName);
  if (!columns) return teller.guess(titles, remembered);
  const offered = new Set(columnsOfKind(kind).map(({ field }) => field));
  const twice = teller.claimedTwice(columns);
  refuseFields(
    columns.flatMap((field, at) => {
      if (!field) return [];
      if (!offered.has(field)) return [{ field: `columns.${at}`, message: 'Escolha um campo da lista' }];
      return twice.has(field) ? [{ field: `columns.${at}`, message: 'Escolha este campo em uma só coluna' }] : [];
    }),
  );
  if (columns.length !== titles.length)
    refuseFields([{ field: 'columns', message: 'Informe um campo para cada coluna da planilha' }]);
  await rememberFields(ctx.trx(), ctx, kindName, { ...remembered, ...teller.told(titles, columns) });
  return columns;
}

export default defineArea({
  calls,
  jobs: [sheetIssue, sheetPapers.job],
  handlers: {
    'GET /charge-sheets/kinds': async () => sheetKinds.map(toKindDto),

    'GET /charge-sheets/template/{kind}': async (ctx, { params }) => {
      const kind = sheetKinds.find((one) => one.kind === params.kind);
      if (!kind) throw notFound();
      return { name: `${kind.file}.xlsx`, bytes: await templateFile(kind, ctx.today) };
    },

    'GET /charge-sheets': async (ctx) => (await recentSheets(ctx.db, ctx)).map(toRecentDto),

    'POST /charge-sheets': async (ctx, { query, body }) => {
      const teller = columnTeller(kindOf(query.kind));
      const sheet = teller.withHeading(body);
      const fields = teller.guess(sheet.columns, await rememberedFields(ctx.db, ctx, query.kind));
      const id = await insertSheet(ctx, sheet, { kind: query.kind, fileName: query.name, fields });
      // another tab may show the draft that this one replaces
      ctx.live('tasks', 'updated', []);
      return checked(ctx, id);
    },

    'GET /charge-sheets/{id}': async (ctx, { params }) => toSheetDto(ctx.db, await findSheet(ctx.db, ctx, params.id)),

    'PUT /charge-sheets/{id}': async (ctx, { params, body }) => {
      const sheet = await findSheet(ctx.trx(), ctx, params.id, true);
      if (sheet.status !== 'draft') throw new Problem(409, 'started', 'As cobranças desta planilha já foram emitidas.');
      const fields = await toldFields(ctx, sheet, body.kind, body.columns);
      await ctx
        .trx()
        .updateTable('charge_sheets')
        .set({ kind: body.kind, fields: JSON.stringify(fields) })
        .where('account_id', '=', ctx.accountId)
        .where('id', '=', params.id)
        .execute();
      return checked(ctx, params.id);
    },

    'POST /charge-sheets/{id}/rows': async (ctx, { params, body }) =>
      toRowDtos(ctx.db, await findSheet(ctx.db, ctx, params.id), body, ctx.can),

    'GET /charge-sheets/{id}/refused': async (ctx, { params }) =>
      refusedFile(ctx.db, await findSheet(ctx.db, ctx, params.id)),

    'GET /charge-sheets/{id}/issued': async (ctx, { params }) => {
      const origin = ctx.services.config.BALCAO_ORIGIN ?? `http://${ctx.request.headers.host}`;
      return issuedFile(ctx.db, await findSheet(ctx.db, ctx, params.id), origin, ctx.can);
    },

    'POST /charge-sheets/{id}/papers': (ctx, { params }) => printSheet(ctx, params.id),

    'POST /charge-sheets/{id}/issue': (ctx, { params }) => startIssuing(ctx, params.id),
  },
});
