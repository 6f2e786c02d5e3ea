import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PixDetail } from '@balcao/contract/pix';
import texts from '../../../../locales/pt-BR/pix.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { press } from '../../../test-support/signed-part';
import { PixActions } from './pix-actions';

giveTexts({ pix: texts });

const PIX = { id: 7, endToEnd: 'E7', refund: { most: 100 }, canComplain: true, canCancel: true } as PixDetail;
const { refund, cancel, pdf, png, complain } = texts.detail;

it.each([
  ['pix:do-pix', [refund, complain]],
  ['pix:schedules', [cancel]],
  ['pix:history', [pdf, png]],
] as const)('who holds %s alone may do to a Pix what needs it, and nothing else', async (held, allowed) => {
  drawPart(<PixActions pix={PIX} />, { view: { can: (id) => ({ can: id === held }) } });
  await press(`Mais ações de ${texts.detail.title}`);
  const all = [refund, cancel, pdf, png, complain];
  const isOn = (name: string) => screen.getByText(name).closest('[aria-disabled=true]') === null;
  expect(all.filter(isOn)).toEqual(all.filter((name) => allowed.some((one) => one === name)));
});
