import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CallKey } from '@balcao/contract/core/registry';
import { MAX_TAGS } from '@balcao/contract/shared/tag-limits';
import type { Tag } from '@balcao/contract/tags';
import { useRowAction } from '../../../data/use-row-action';
import type { ResourceName } from '../../../registry';
import { TagsChoice } from '../tags/tags-choice';

interface Tagged {
  id: number;
  tags: Tag[];
}

export interface TagValues {
  tags: number[];
}

export const tagsOf = ({ tags }: Tagged): TagValues => ({ tags: tags.map(({ id }) => id) });

/** Puts on a record the chosen tags that it has not, and takes off those no longer chosen. `done`: the toast's text. */
export function useSaveTags(key: Extract<CallKey, `POST /${string}/tags`>, touched: readonly ResourceName[]) {
  const apply = useRowAction(key, touched);
  return (record: Tagged, { tags }: TagValues, done?: string): Promise<void> => {
    const held = tagsOf(record).tags;
    const add = tags.filter((tag) => !held.includes(tag));
    const remove = held.filter((tag) => !tags.includes(tag));
    return apply({ body: { ids: [record.id], add, remove } }, done);
  };
}

/** The tags of a record; the account's tags themselves are edited there too. `shownBy`: resources whose rows show tags. */
export function TagsItem({ held, shownBy }: { held: Tag[]; shownBy: readonly ResourceName[] }) {
  const { t } = useTranslation('charging');
  return (
    <Form.Item name="tags" rules={[{ type: 'array', max: MAX_TAGS, message: t('tags.tooMany') }]}>
      <TagsChoice held={held} shownBy={shownBy} />
    </Form.Item>
  );
}
