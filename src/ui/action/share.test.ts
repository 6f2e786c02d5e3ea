import { afterEach, expect, it, vi } from 'vitest';
import { share } from './share';

const file = new File(['x'], 'comprovante.png', { type: 'image/png' });
const copied = vi.fn(async () => undefined);
const on = (device: object) => vi.stubGlobal('navigator', { clipboard: { writeText: copied }, ...device });
afterEach(() => {
  vi.unstubAllGlobals();
  copied.mockClear();
});
const named = (name: string) => Object.assign(new Error(name), { name });

it('gives text and picture to the sheet of the device', async () => {
  const sheet = vi.fn(async () => undefined);
  on({ share: sheet, canShare: () => true });
  expect(await share({ title: 'Comprovante', text: 'Pix', file })).toBe('shared');
  expect(sheet).toHaveBeenCalledWith({ title: 'Comprovante', text: 'Pix', files: [file] });
});

it('leaves the picture out where the device takes none', async () => {
  const sheet = vi.fn(async () => undefined);
  on({ share: sheet, canShare: () => false });
  await share({ title: 'Comprovante', text: 'Pix', file });
  expect(sheet).toHaveBeenCalledWith({ title: 'Comprovante', text: 'Pix' });
});

it('copies the text where there is no sheet, or where it fails', async () => {
  on({});
  expect(await share({ title: 'Comprovante', text: 'Pix' })).toBe('copied');
  on({ share: async () => Promise.reject(named('NotAllowedError')) });
  expect(await share({ title: 'Comprovante', text: 'Pix' })).toBe('copied');
  expect(copied.mock.calls).toEqual([['Pix'], ['Pix']]);
});

it('does nothing more where the person closes the sheet', async () => {
  on({ share: async () => Promise.reject(named('AbortError')) });
  expect(await share({ title: 'Comprovante', text: 'Pix' })).toBe('dismissed');
  expect(copied).not.toHaveBeenCalled();
});
