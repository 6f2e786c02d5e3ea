import { useTranslation } from 'react-i18next';
import { TagsItem, tagsOf, useSaveTags, type TagValues } from '../../../kits/charging/manage/tags';
import { TOUCHED } from '../parts/touched';
import { CarnetDrawer } from './carnet-drawer';

/** Chooses the tags of a carnet, and edits the account's tags themselves. */
export default function EditTags() {
  const { t } = useTranslation('carnets');
  const save = useSaveTags('POST /carnets/tags', TOUCHED);
  return (
    <CarnetDrawer<TagValues>
      action="tags"
      initial={tagsOf}
      onSubmit={(record, values) => save(record, values, t('tags.done'))}
    >
      {({ tags }) => <TagsItem held={tags} shownBy={TOUCHED} />}
    </CarnetDrawer>
  );
}
