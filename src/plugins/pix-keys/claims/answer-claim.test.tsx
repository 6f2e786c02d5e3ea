import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import pixKeys from '../../../../locales/pt-BR/pix-keys.json';
import { drawPages, giveTexts } from '../../../test-support/drawn-part';
import { bank, bodyOf, sign } from '../../../test-support/signed-part';
import { useKeys } from '../parts/use-keys';
import { AnswerClaim } from './answer-claim';

giveTexts({ 'pix-keys': pixKeys });

const claim = {
  id: 7,
  kind: 'portability',
  side: 'donor',
  type: 'email',
  key: 'ana@exemplo.com.br',
  state: 'WAITING_RESOLUTION',
  other: { name: 'Ana Souza', bank: 'Banco do Norte' },
  may: ['confirm', 'reject'],
};
const Keys = () => <p>{useKeys().data?.claims.length} pedidos</p>;

it('once a request for a key is answered, the keys and requests are asked for again', async () => {
  bank.answers['GET pix/keys'] = { keys: [], claims: [claim], codes: [] };
  bank.answers['POST pix/keys/portability/reject'] = () => {
    bank.answers['GET pix/keys'] = { keys: [], claims: [], codes: [] };
    return Response.json({ ...claim, state: 'CANCELLED', may: [] });
  };
  const page = (
    <>
      <Keys />
      <AnswerClaim move="reject" />
    </>
  );
  const router = drawPages({ '/home': <Keys />, '/chaves/:id/recusar': page });
  await router.navigate('/chaves/7/recusar');
  await screen.findByText('1 pedidos');
  await sign(pixKeys.answer.submit.keep);
  await screen.findByText('0 pedidos');
  expect(bodyOf('POST pix/keys/portability/reject')).toMatchObject({ id: 7, key: 'ana@exemplo.com.br' });
});

it.each([
  ['answered before', []],
  ['open for the other answer alone', ['confirm']],
])('a request that is %s is gone, whoever has its address', async (_, may) => {
  bank.answers['GET pix/keys'] = { keys: [], claims: [{ ...claim, may }], codes: [] };
  const router = drawPages({ '/home': <Keys />, '/chaves/:id/recusar': <AnswerClaim move="reject" /> });
  await router.navigate('/chaves/7/recusar');
  expect(await screen.findAllByText(pixKeys.answer.gone)).not.toEqual([]);
  expect(screen.queryByLabelText('Assinatura eletrônica')).toBeNull();
});
