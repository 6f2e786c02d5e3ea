import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../../data/use-call';
import { useWrites } from '../../../data/use-writes';
import { useSession } from '../../../data/session';
import { chargeItems } from '../../../resources/charge-items';
import type { ChargeDraft } from '../issue/draft';

/** Puts the item as it is typed into the catalogue, unless it came from there as it is; a name that is taken is told at the name. */
export function SaveItem({ at }: { at: number }) {
  const { t } = useTranslation('charging');
  const form = Form.useFormInstance<ChargeDraft>();
  const { can } = useSession();
  const item = Form.useWatch(['items', at], { form, preserve: true }) as ChargeDraft['items'][number] | undefined;
  const { create, isRunning } = useWrites(chargeItems, { success: t('items.saved'), quiet: true });
  const name = item?.name?.trim();
  const isListed = item?.listed?.name === name && item?.listed?.value === item?.value;
  if (!name || !item?.value || isListed || !can('receive:billing-items').can) return null;
  const save = async (value: number) => {
    try {
      await create({ name, value });
    } catch (error) {
      const { errors, message, handled } = error as CallError;
      const [field, text] = Object.entries(errors ?? {})[0] ?? ['name', message];
      if (!handled) form.setFields([{ name: ['items', at, field as 'name' | 'value'], errors: [text] }]);
    }
  };
  return (
    <button
      type="button"
      className="link-button item-save"
      disabled={isRunning}
      onClick={() => void save(item.value!)}
      aria-label={t('items.saveOf', { number: at + 1 })}
    >
      {t('items.save')}
    </button>
  );
}
