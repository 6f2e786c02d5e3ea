import { useTranslation } from 'react-i18next';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../../../kits/charging/manage/note';
import { TOUCHED } from '../parts/touched';
import { CarnetDrawer } from './carnet-drawer';

/** Edits the note of a carnet (AREAS-7-charges-3); saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('carnets');
  const save = useSaveNote('POST /carnet/{id}/note', TOUCHED);
  return (
    <CarnetDrawer<NoteValues>
      action="note"
      initial={noteOf}
      onSubmit={(record, values) => save(record, values, t('note.done'))}
    >
      {() => <NoteField label={t('note.field')} hint={t('note.hint')} />}
    </CarnetDrawer>
  );
}
