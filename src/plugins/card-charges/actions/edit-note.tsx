import { useTranslation } from 'react-i18next';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../../../kits/charging/manage/note';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

/** Edits the note of a card charge (AREAS-7-charges-3); saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('card-charges');
  const save = useSaveNote('POST /credit-card-charge/{id}/note', TOUCHED);
  return (
    <CardDrawer<NoteValues>
      action="note"
      initial={noteOf}
      onSubmit={(record, values) => save(record, values, t('note.done'))}
    >
      {() => <NoteField label={t('note.field')} hint={t('note.hint')} />}
    </CardDrawer>
  );
}
