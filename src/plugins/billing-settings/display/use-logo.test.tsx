import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPart } from '../../../test-support/drawn-part';
import { timesAsked } from '../../../test-support/lost-answer';
import { bank, press } from '../../../test-support/signed-part';
import { useLogo } from './use-logo';

const LOGO = 'GET billing-settings/logo';
const picture = (size: number) => () =>
  new Response(new Uint8Array(size), { headers: { 'content-type': 'image/png' } });

function Logo() {
  const [day, setDay] = useState(1);
  const url = useLogo(`2026-11-0${day}T12:00:00.000Z`);
  return (
    <>
      <button onClick={() => setDay(day + 1)}>Mudou em outra aba</button>
      {url && <img src={url} alt="Logo" />}
    </>
  );
}

afterEach(() => void vi.restoreAllMocks());

it('a logo that was changed elsewhere is asked for again', async () => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => `blob:${(made as Blob).size}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  bank.answers[LOGO] = picture(1);
  drawPart(<Logo />);
  const image = await screen.findByRole<HTMLImageElement>('img');
  expect([image.src, timesAsked(LOGO)]).toEqual(['blob:1', 1]);
  bank.answers[LOGO] = picture(2);
  await press('Mudou em outra aba');
  await waitFor(() => expect(screen.getByRole<HTMLImageElement>('img').src).toBe('blob:2'));
  expect(timesAsked(LOGO)).toBe(2);
});
