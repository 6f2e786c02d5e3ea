import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { returnLines, type Movement } from './return';
import { sampleOwner, sampleTitle } from './sample-title';
import { shippingLines } from './shipping';
import { statementLines } from './statement';

/** Field tables that others made of the banks' manuals: none of our code reads or wrote them. */
const ROOT = dirname(createRequire(import.meta.url).resolve('@banco-br/cnab_yaml/package.json'));

interface TheirField {
  pos: [from: number, to: number];
  picture: string;
  default?: string;
  date_format?: string;
}

const tableOf = (path: string): [string, TheirField][] =>
  Object.entries(parse(readFileSync(join(ROOT, `${path}.yml`), 'utf8')) as Record<string, TheirField>);

/** Columns of a picture, as '9(13)V9(2)'. */
const widthOf = (picture: string): number =>
  [...picture.matchAll(/\((\d+)\)/g)].reduce((sum, [, width]) => sum + Number(width), 0);

/** What a line says by their table: amounts in integer cents, other numbers, days as yyyy-mm-dd, and texts; what does not fit is '≠'. */
function readBy(path: string, line: string): Record<string, unknown> {
  const read = tableOf(path).map(([name, { pos, picture, date_format }]) => {
    const text = line.slice(pos[0] - 1, pos[1]);
    expect([name, text.length, widthOf(picture)]).toEqual([name, pos[1] - pos[0] + 1, pos[1] - pos[0] + 1]);
    if (picture.startsWith('X')) return [name, text.trimEnd()];
    if (!/^\d+$/.test(text)) return [name, `≠${text}`];
    if (!date_format || !date_format.includes('%d')) return [name, Number(text)];
    const year = text.length === 8 ? text.slice(4) : `20${text.slice(4)}`;
    return [name, Number(text) ? `${year}-${text.slice(2, 4)}-${text.slice(0, 2)}` : null];
  });
  return Object.fromEntries(read) as Record<string, unknown>;
}

/** Names of the fields that do not fit their picture. */
const unfit = (read: Record<string, unknown>): string[] =>
  Object.entries(read).flatMap(([name, value]) => (String(value).startsWith('≠') ? [name] : []));

/** Their table is Caixa's, which has digits where FEBRABAN (G009 to G012) has letters, blank for a bank without them. */
const DIGITS = ['agencia_dv', 'agencia_mais_cedente_dv'];

const owner = { ...sampleOwner, fileNumber: 37 };
const HOLDER = { codigo_banco: 364, agencia: 1, codigo_cedente: 123_456, codigo_cedente_dv: 7 };
const titles = [
  sampleTitle({
    ourNumber: 123,
    value: 123_456,
    fine: { kind: 2, value: 200 },
    interest: { kind: 2, value: 100 },
    discount: { kind: 1, value: 500, until: '2026-12-10' },
    abatement: 77,
    writeOffDays: 59,
    messages: ['OBRIGADO', 'VOLTE SEMPRE'],
  }),
  sampleTitle({ value: 50_000 }),
];
const movement: Movement = {
  code: '06',
  ourNumber: 123,
  ourDigit: '4',
  documentNumber: 'NF-1',
  companyId: 'PEDIDO 1',
  due: '2026-12-20',
  value: 123_456,
  payer: { document: '11222333000181', name: 'CAFE DO VALE LTDA' },
  reasons: '04',
  fee: 0,
  accrued: 250,
  discount: 100,
  paid: 123_606,
  net: 123_357,
  occurredOn: '2026-12-18',
  creditOn: '2026-12-19',
};

describe('CNAB 240, read by the tables of @banco-br/cnab_yaml', () => {
  const lines = shippingLines('cnab240', owner, titles);
  const segment = (letter: string) => lines.find((line) => line[13] === letter && line[7] === '3')!;

  it('has the headers and trailers of a shipping file in their columns', () => {
    const file = readBy('cnab240/generic/header_arquivo', lines[0]!);
    expect(unfit(file)).toEqual(['codigo_convenio', ...DIGITS]);
    expect(file).toMatchObject({
      ...HOLDER,
      lote_servico: 0,
      tipo_registro: 0,
      codigo_inscricao: 2,
      numero_inscricao: 11_222_333_000_181,
      nome_empresa: 'CAFE DO VALE LTDA',
      nome_banco: 'BALCAO',
      codigo_remessa_retorno: 1,
      data_geracao: '2026-11-26',
      hora_geracao: 101_500,
      numero_sequencial_arquivo: 37,
    });
    const lot = readBy('cnab240/generic/header_lote', lines[1]!);
    expect(unfit(lot)).toEqual(['forma_lancamento', ...DIGITS]);
    expect(lot).toMatchObject({
      ...HOLDER,
      lote_servico: 1,
      tipo_registro: 1,
      tipo_operacao: 'R',
      tipo_servico: 1,
      codigo_inscricao: 2,
      numero_inscricao: 11_222_333_000_181,
      nome_empresa: 'CAFE DO VALE LTDA',
      numero_sequencial_arquivo: 37,
      data_geracao: '2026-11-26',
      data_credito: null,
    });
    const lotEnd = readBy('cnab240/generic/trailer_lote', lines.at(-2)!);
    expect([unfit(lotEnd), lotEnd]).toMatchObject([
      [],
      { codigo_banco: 364, tipo_registro: 5, qtde_registro_lote: 7, valor_total_titulo_simples: 173_456 },
    ]);
    expect(lotEnd['qtde_titulo_cobranca_simples']).toBe(2);
    expect(readBy('cnab240/generic/trailer_arquivo', lines.at(-1)!)).toMatchObject({
      codigo_banco: 364,
      lote_servico: 9999,
      tipo_registro: 9,
      qtde_lotes: 1,
      qtde_registros: lines.length,
    });
  });

  it('has a title in its segments P, Q and R to the column', () => {
    const p = readBy('cnab240/generic/remessa/detalhe_segmento_p', segment('P'));
    // our number fills FEBRABAN's 20 columns from the left; Caixa's stands in the last eleven
    expect(unfit(p)).toEqual([...DIGITS, 'nosso_numero', 'identificacao_distribuicao', 'agencia_cobradora_dv']);
    expect(p).toMatchObject({
      ...HOLDER,
      numero_sequencial_lote: 1,
      codigo_segmento: 'P',
      codigo_ocorrencia: 1,
      numero_documento: 'NF-1',
      vencimento: '2026-12-20',
      valor_titulo: 123_456,
      data_emissao: '2026-11-26',
      codigo_juros_mora: '2',
      valor_juros_mora: 100,
      codigo_desconto_1: 1,
      data_desconto_1: '2026-12-10',
      valor_desconto_1: 500,
      valor_iof: 0,
      valor_abatimento: 77,
      uso_empresa: 'PEDIDO 1',
      codigo_baixa: 1,
      prazo_baixa: 59,
      codigo_moeda: 9,
    });
    const q = readBy('cnab240/generic/remessa/detalhe_segmento_q', segment('Q'));
    expect([unfit(q), q]).toMatchObject([
      [],
      {
        numero_sequencial_lote: 2,
        sacado_codigo_inscricao: 1,
        sacado_numero_inscricao: 52_998_224_725,
        nome: 'MARIA DE SOUZA',
        logradouro: 'RUA DAS FLORES, 10',
        bairro: 'CENTRO',
        cep: 1_001_000,
        cidade: 'SAO PAULO',
        estado: 'SP',
      },
    ]);
    const r = readBy('cnab240/generic/remessa/detalhe_segmento_r', segment('R'));
    expect([unfit(r), r]).toMatchObject([
      [],
      {
        numero_sequencial_lote: 3,
        codigo_multa: 2,
        data_multa: '2026-12-20',
        valor_multa: 200,
        mensagem_3: 'OBRIGADO',
        mensagem_4: 'VOLTE SEMPRE',
      },
    ]);
  });

  it('has a movement of a return file in its segments T and U to the column', () => {
    const [, , first, second] = returnLines('cnab240', owner, [movement]);
    const t = readBy('cnab240/generic/retorno/detalhe_segmento_t', first!);
    expect(unfit(t)).toEqual(['agencia_dv', 'agencia_dv_mais_cedente_dv', 'nosso_numero', 'agencia_cobradora_dac']);
    expect(t).toMatchObject({
      codigo_movimento: 6,
      agencia_mantenedora: 1,
      codigo_cedente: 123_456,
      codigo_cedente_dv: 7,
      nosso_numero: `≠${'000000001234'.padEnd(20)}`,
      numero_documento: 'NF-1',
      data_vencimento: '2026-12-20',
      valor_titulo: 123_456,
      numero_banco: 364,
      uso_empresa: 'PEDIDO 1',
      tipo_inscricao: 2,
      numero_inscricao: 11_222_333_000_181,
      nome_sacado: 'CAFE DO VALE LTDA',
      valor_tarifa: 0,
      identificacao_rejeicao: '04',
    });
    const u = readBy('cnab240/generic/retorno/detalhe_segmento_u', second!);
    expect(unfit(u)).toEqual(['nosso_numero_banco_correspondente', 'uso_exclusivo_febraban_02']);
    expect(u).toMatchObject({
      codigo_movimento: 6,
      valor_acrescimos: 250,
      valor_desconto: 100,
      valor_abatimento: 0,
      valor_pago: 123_606,
      valor_liquido: 123_357,
      data_ocorrencia: '2026-12-18',
      data_credito: '2026-12-19',
    });
  });

  it('has the file’s header and trailer around a statement; for the statement’s own records they have no table', () => {
    const entries = [{ day: '2026-11-25', value: 500, history: 'PIX RECEBIDO', protocol: 'P1' }];
    const statement = statementLines(owner, { from: '2026-11-25', to: '2026-11-25' }, 1_000, entries);
    expect(readBy('cnab240/generic/header_arquivo', statement[0]!)).toMatchObject({
      ...HOLDER,
      codigo_remessa_retorno: 2,
    });
    expect(readBy('cnab240/generic/trailer_arquivo', statement.at(-1)!)).toMatchObject({
      qtde_lotes: 1,
      qtde_registros: statement.length,
    });
  });
});

describe('CNAB 400, read by the tables of @banco-br/cnab_yaml', () => {
  it('has a shipping file’s header, title and trailer where their common table has them', () => {
    const lines = shippingLines('cnab400', owner, titles);
    expect(readBy('cnab400/generic/remessa/header_arquivo', lines[0]!)).toMatchObject({
      tipo_registro: 0,
      tipo_operacao: 1,
      literal_remessa: 'REMESSA',
      codigo_servico: 1,
      literal_servico: 'COBRANCA',
      agencia: 1,
      nome_empresa: 'CAFE DO VALE LTDA',
      codigo_banco: 364,
      nome_banco: 'BALCAO',
      data_geracao: '2026-11-26',
      numero_sequencial: 1,
    });
    expect(readBy('cnab400/generic/remessa/detalhe', lines[1]!)).toMatchObject({
      tipo_registro: 1,
      codigo_inscricao: 2,
      numero_inscricao: 11_222_333_000_181,
      agencia: 1,
      uso_empresa: 'PEDIDO 1',
      codigo_ocorrencia: 1,
      numero_documento: 'NF-1',
      vencimento: 201_226,
      valor_titulo: 123_456,
      codigo_banco: 364,
      data_emissao: '2026-11-26',
      juros_um_dia: 100,
      desconto_ate: '2026-12-10',
      valor_desconto: 500,
      valor_iof: 0,
      abatimento: 77,
      sacado_codigo_inscricao: 1,
      sacado_numero_inscricao: 52_998_224_725,
      nome: 'MARIA DE SOUZA',
      logradouro: 'RUA DAS FLORES, 10',
      bairro: 'CENTRO',
      cep: 1_001_000,
      cidade: 'SAO PAULO',
      estado: 'SP',
      numero_sequencial: 2,
    });
    expect(readBy('cnab400/generic/remessa/trailer_arquivo', lines.at(-1)!)).toMatchObject({
      tipo_registro: 9,
      numero_sequencial: lines.length,
    });
  });

  it('has a return file’s movement where their common table and Sicoob’s have it', () => {
    const lines = returnLines('cnab400', owner, [movement]);
    expect(readBy('cnab400/generic/retorno/header_arquivo', lines[0]!)).toMatchObject({
      literal_de_retorno: 'RETORNO',
      codigo_do_banco: 364,
      data_de_geracao: '2026-11-26',
    });
    const common = readBy('cnab400/generic/retorno/detalhe', lines[1]!);
    expect([unfit(common), common]).toMatchObject([
      [],
      {
        codigo_de_ocorrencia: 6,
        numero_de_inscricao: 11_222_333_000_181,
        uso_da_empresa: 'PEDIDO 1',
        data_de_ocorrencia: '2026-12-18',
        numero_do_documento: 'NF-1',
        data_vencimento: '2026-12-20',
        valor_do_titulo: 123_456,
        codigo_do_banco: 364,
        valor_tarifa: 0,
        valor_desconto: 100,
        valor_principal: 123_606,
        numero_sequencial: 2,
      },
    ]);
    // what the common table leaves out
    expect(readSicoob(lines[1]!)).toEqual({
      nosso_numero: 123,
      nosso_numero_dv: '4',
      valor_recebido: 123_606,
      juros_mora: 250,
    });
  });
});

function readSicoob(line: string): Record<string, unknown> {
  const names = ['nosso_numero', 'nosso_numero_dv', 'valor_recebido', 'juros_mora'];
  const table = tableOf('cnab400/756/retorno/detalhe').filter(([name]) => names.includes(name));
  return Object.fromEntries(
    table.map(([name, { pos, picture }]) => {
      const text = line.slice(pos[0] - 1, pos[1]);
      return [name, picture.startsWith('X') ? text : Number(text)];
    }),
  );
}
