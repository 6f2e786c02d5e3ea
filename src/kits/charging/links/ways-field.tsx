import { Checkbox } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LINK_WAYS, methodOf, waysOf, type LinkMethod, type LinkWay } from '@balcao/contract/shared/link-methods';

interface Props {
  id?: string;
  value?: LinkMethod;
  onChange?: (method: LinkMethod) => void;
  /** The form needs it to find the field whose value the server refused. */
  ref?: Ref<HTMLDivElement>;
}

/** How a page can be paid: any mix of the ways. The last one stays chosen: a page that nobody can pay is none. */
export function WaysField({ id, value = 'all', onChange, ref }: Props) {
  const { t } = useTranslation('links');
  return (
    <div id={id} ref={ref} role="group" aria-label={t('field.method')}>
      <Checkbox.Group
        value={[...waysOf(value)]}
        options={LINK_WAYS.map((way) => ({ value: way, label: t(`way.${way}`) }))}
        onChange={(ways) => {
          const method = methodOf(ways as LinkWay[]);
          if (method) onChange?.(method);
        }}
      />
    </div>
  );
}
