import { useTranslation } from 'react-i18next';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../../../kits/charging/manage/note';
import { TOUCHED } from '../parts/touched';
import { BilletDrawer } from './billet-drawer';

/** Edits the note of a billet (AREAS-7-charges-3); saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('charges');
  const save = useSaveNote('POST /charge/{id}/note', TOUCHED);
  return (
    <BilletDrawer<NoteValues>
      action="note"
      initial={noteOf}
      onSubmit={(record, values) => save(record, values, t('note.done'))}
    >
      {() => <NoteField label={t('note.field')} hint={t('note.hint')} />}
    </BilletDrawer>
  );
}
