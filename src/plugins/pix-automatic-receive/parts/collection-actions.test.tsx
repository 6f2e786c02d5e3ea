import { it } from 'vitest';
import texts from '../../../../locales/pt-BR/pix-automatic-receive.json';
import { drawPart, giveTexts } from '../../../test-support/drawn-part';
import { bank, press, refusal, expectToast } from '../../../test-support/signed-part';
import { useCollectionMenu } from './collection-actions';

giveTexts({ 'pix-automatic-receive': texts });

function Filing() {
  const menu = useCollectionMenu()({ id: 1, filed: false, actions: ['file'] });
  const { label, onClick } = menu.find(({ key }) => key === 'file')!;
  return <button onClick={onClick}>{label}</button>;
}

it('filing away that the bank refuses is told in a toast, and no error is left unhandled', async () => {
  bank.answers['POST receive/pix-automatic/1/file'] = refusal(409, { error_description: 'Não foi possível arquivar.' });
  drawPart(<Filing />);
  await press(texts.action.file);
  await expectToast('error', 'Não foi possível arquivar.');
});
