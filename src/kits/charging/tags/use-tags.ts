import { useRows } from '../../../data/use-rows';
import { tags } from '../../../resources/tags';

/** The account's tags by name, the hidden ones too; `enabled` where they are needed. */
export const useTags = ({ enabled = true }: { enabled?: boolean } = {}) =>
  useRows(tags, { filters: { showHidden: true }, enabled });
