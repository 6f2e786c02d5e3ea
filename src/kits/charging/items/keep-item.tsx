import { useNotification } from '@refinedev/core';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, type CallError } from '../../../data/use-call';
import { useSession } from '../../../data/session';
import type { ChargeDraft } from '../issue/draft';

/** Puts the item as it is typed into the catalogue; a name that is taken is told at the name. */
export function KeepItem({ at }: { at: number }) {
  const { t } = useTranslation('charging');
  const form = Form.useFormInstance<ChargeDraft>();
  const { can } = useSession();
  const item = Form.useWatch(['items', at], form) as ChargeDraft['items'][number] | undefined;
  const { run, isRunning } = useAction('POST /charge-items', { invalidates: ['charge-items'], quiet: true });
  const { open } = useNotification();
  const name = item?.name?.trim();
  if (!name || !item?.value || !can('receive:billing-items').can) return null;
  const keep = async (value: number) => {
    try {
      await run({ body: { name, value } });
      open?.({ type: 'success', message: t('items.kept') });
    } catch (error) {
      const { errors, message, handled } = error as CallError;
      const [field, text] = Object.entries(errors ?? {})[0] ?? ['name', message];
      if (!handled) form.setFields([{ name: ['items', at, field as 'name' | 'value'], errors: [text] }]);
    }
  };
  return (
    <button
      type="button"
      className="link-button item-keep"
      disabled={isRunning}
      onClick={() => void keep(item.value!)}
      aria-label={t('items.keepOf', { number: at + 1 })}
    >
      {t('items.keep')}
    </button>
  );
}
