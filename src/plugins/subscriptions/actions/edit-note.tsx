import { useTranslation } from 'react-i18next';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../../../kits/charging/manage/note';
import { TOUCHED } from '../parts/touched';
import { SubscriptionDrawer } from './subscription-drawer';

/** Edits the note of a subscription (AREAS-7-charges-3); saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('subscriptions');
  const save = useSaveNote('POST /subscription/{id}/note', TOUCHED);
  return (
    <SubscriptionDrawer<NoteValues>
      action="note"
      initial={noteOf}
      onSubmit={(record, values) => save(record, values, t('note.done'))}
    >
      {() => <NoteField label={t('note.field')} hint={t('note.hint')} />}
    </SubscriptionDrawer>
  );
}
