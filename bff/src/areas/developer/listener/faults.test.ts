import { describe, expect, it } from 'vitest';
import { fieldProblem, Problem } from '../../../core/problem';
import { readBasic } from './clients';
import { faultOf } from './faults';

const refused = fieldProblem('valor.original', 'Valor inválido');
const gone = new Problem(404, 'not-found', 'Não há');
const taken = new Problem(409, 'txid_duplicado', 'Já existe');
const slow = new Problem(429, 'limite_diario', 'Basta');
const broken = Object.assign(new Error('secret'), { name: 'FastifyError', code: 'X' }) as never;
const unread = Object.assign(new Error('secret'), { name: 'FastifyError', code: 'X', statusCode: 415 }) as never;

describe('domain-next.md 1: an error of the Pix API', () => {
  it.each([
    [
      'a field that is wrong',
      refused,
      400,
      'valor_invalido',
      [{ caminho: '.body.valor.original', mensagem: 'Valor inválido' }],
    ],
    ['what is not there', gone, 404, 'not_found', undefined],
    ['what is there already', taken, 409, 'txid_duplicado', undefined],
    ['too many requests', slow, 429, 'limite_diario', undefined],
    ['a body that cannot be read', unread, 415, 'json_invalido', undefined],
    ['our own fault', broken, 500, 'erro_aplicacao', undefined],
  ])('of %s', (_, error, status, nome, erros) => {
    const fault = faultOf('pix', error);
    expect(fault).toMatchObject({ status, body: { nome } });
    expect((fault.body as { erros?: object }).erros).toEqual(erros);
    expect(JSON.stringify(fault)).not.toContain('secret');
  });

  const asked = { problem: 'Cob', body: { valor: { original: 12 }, nome: 'Ana' } };
  it.each([
    ['a field that is wrong', refused, 400, 'CobOperacaoInvalida'],
    ['what is there already', taken, 400, 'CobOperacaoInvalida'],
    ['what is not there', gone, 404, 'CobNaoEncontrado'],
    ['too many requests', slow, 429, 'limite_diario'],
    ['our own fault', broken, 500, 'ErroInternoDoServidor'],
  ])('as a problem of RFC 7807, of %s', (_, error, status, type) =>
    expect(faultOf('pix', error, asked)).toMatchObject({
      status,
      type: 'application/problem+json; charset=utf-8',
      body: { status, type: `https://pix.bcb.gov.br/api/v2/error/${type}` },
    }),
  );

  it.each([
    ['a number', 'valor.original', '12'],
    ['a text as it is', 'nome', 'Ana'],
    ['nothing', 'valor.outro.mais', ''],
  ])('as a problem says what was sent: %s', (_, field, valor) =>
    expect(faultOf('pix', fieldProblem(field, 'Não'), asked).body).toMatchObject({
      violacoes: [{ razao: 'Não', propriedade: field, valor }],
    }),
  );
});

describe('domain-next.md 1: an error of the charges API', () => {
  it.each([
    ['a field that is wrong', refused, 400, 3500034],
    ['what is not there', gone, 404, 3500010],
    ['a charge that cannot be paid so', new Problem(422, 'payment-set', 'Não'), 400, 3500030],
    ['too many requests', slow, 429, 3500049],
    ['our own fault', broken, 500, 500],
  ])('of %s', (_, error, status, code) =>
    expect(faultOf('cobrancas', error)).toMatchObject({ status, body: { code } }),
  );

  it.each([
    ['items.0.value', '/items/0/value'],
    ['items.0.repasses.1.payee_code', '/items/0/marketplace/repasses/1/payee_code'],
    ['items.0.repasses.1.value', '/items/0/marketplace/repasses/1'],
  ])('names the field %s as it was sent', (field, property) =>
    expect(faultOf('cobrancas', fieldProblem(field, 'Não')).body).toMatchObject({
      error_description: { property, message: 'Não' },
    }),
  );
});

it.each(['invalid_client', 'invalid_token', 'insufficient_scope'])(
  'domain-next.md 1: both APIs say %s as OAuth does, not as themselves',
  (code) => {
    const body = { error: code, error_description: 'Não' };
    for (const api of ['pix', 'cobrancas'] as const)
      expect(faultOf(api, new Problem(401, code, 'Não'), { problem: 'Cob', body: {} })).toMatchObject({
        status: 401,
        body,
      });
  },
);

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

it.each([
  ['an id and a secret', basic('id:secret'), { id: 'id', secret: 'secret' }],
  ['a secret with a colon', basic('id:a:b'), { id: 'id', secret: 'a:b' }],
  ['no colon', basic('id'), null],
  ['a token', 'Bearer aWQ6c2VjcmV0', null],
  ['nothing', undefined, null],
])('domain-next.md 1: an authorization of %s is read so', (_, header, pair) => expect(readBasic(header)).toEqual(pair));
