import { useTranslation } from 'react-i18next';
import { NoteField, noteOf, useSaveNote, type NoteValues } from '../../../kits/charging/manage/note';
import { TOUCHED } from '../parts/touched';
import { CollectionDrawer } from './collection-drawer';

/** Edits the note of a Pix automático; saving it empty deletes it. */
export default function EditNote() {
  const { t } = useTranslation('pix-automatic-receive');
  const save = useSaveNote('POST /receive/pix-automatic/{id}/note', TOUCHED);
  return (
    <CollectionDrawer<NoteValues> action="note" initial={noteOf} run={save}>
      <NoteField label={t('note.field')} />
    </CollectionDrawer>
  );
}
