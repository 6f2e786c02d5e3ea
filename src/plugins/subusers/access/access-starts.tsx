import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { lazy, Suspense, useState } from 'react';
import { useAsk, useCall } from '../../../data/use-call';
import { useRows } from '../../../data/use-rows';
import { roleTemplates } from '../../../resources/subusers';
import type { Access } from './use-access';
import { useIsPhone } from '../../../ui/page/use-is-phone';

const OwnTemplates = lazy(() => import('./own-templates'));

interface Props {
  access: Access;
  templates: Answer<'GET /permissions/catalogue'>['templates'];
  /** Id of the sub-user being edited, who is not offered to copy from. */
  except?: number;
}

/** Starting points for choosing access: a role's, or another person's. */
export function AccessStarts({ access, templates, except }: Props) {
  const { t } = useTranslation('subusers');
  const { data } = useCall('GET /subusers', {});
  const { rows: own } = useRows(roleTemplates);
  const phone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const ask = useAsk('GET /subuser/{id}');
  const people = (data?.people ?? []).filter(({ id }) => id !== except);
  const copy = async (id: number) => {
    const { permissions } = await ask({ params: { id } });
    access.replace(permissions.filter(({ enabled }) => enabled).map((one) => one.id));
  };
  return (
    <details className="access-starts" open={!phone}>
      <summary id="access-templates" className="soft">
        {t('access.templates')}
      </summary>
      <div role="group" aria-labelledby="access-templates">
        {templates.map(({ key, name, description, permissions }) => (
          <Button key={key} size="small" title={description} onClick={() => access.replace(permissions)}>
            {name}
          </Button>
        ))}
        {own?.map(({ id, name, permissions }) => (
          <Button key={id} size="small" onClick={() => access.replace(permissions)}>
            {name}
          </Button>
        ))}
        <Button size="small" type="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('templates.title')}
        </Button>
        {people.length > 0 && (
          <Select<number>
            size="small"
            value={null}
            placeholder={t('access.copy')}
            aria-label={t('access.copy')}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => void copy(id).catch(() => undefined)}
            popupMatchSelectWidth={false}
          />
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnTemplates access={access} own={own ?? []} />
        </Suspense>
      )}
    </details>
  );
}
