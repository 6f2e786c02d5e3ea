import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import bulk from '../../../../locales/pt-BR/charges-bulk.json';
import charging from '../../../../locales/pt-BR/charging.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bodyOf, press } from '../../../test-support/signed-part';
import BulkBillets from './bulk-billets';

giveTexts({ 'charges-bulk': bulk, charging });

it('tags of several billets are not sent where none is put on or taken off (AREAS-7-charges-5)', async () => {
  drawPart(<BulkBillets action="tags" ids={[7]} onDone={() => undefined} onClose={() => undefined} />);
  await press(bulk.tags.submit);
  await screen.findByText(bulk.tags.nothing);
  expect(bodyOf('POST charges/tags')).toBeUndefined();
});
