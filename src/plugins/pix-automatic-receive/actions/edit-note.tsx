import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../data/use-call';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Edits the note of a Pix automático; saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('pix-automatic-receive');
  const { run } = useAction('POST /receive/pix-automatic/{id}/note', { invalidates: TOUCHED, quiet: true });
  return (
    <CollectionDrawer<{ note?: string }>
      action="note"
      initial={({ note }) => ({ note })}
      run={(id, { note = '' }) => run({ params: { id }, body: { note } })}
    >
      <Form.Item name="note" label={t('note.field')}>
        <Input.TextArea rows={5} maxLength={500} showCount />
      </Form.Item>
    </CollectionDrawer>
  );
}
