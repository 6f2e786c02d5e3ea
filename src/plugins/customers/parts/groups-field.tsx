import { PlusOutlined } from '@ant-design/icons';
import { useCreate } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group } from '@balcao/contract/customer-groups';
import { useGroups } from './use-groups';

interface Props {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

const MOST = 20;
const LONGEST = 40;

/** Groups to choose from; a name that is none yet can be created on the spot. */
export function GroupsField({ id, value = [], onChange }: Props) {
  const { t } = useTranslation('customers');
  const { options, isLoading } = useGroups();
  const { mutateAsync, mutation } = useCreate<Group>({ resource: 'groups', invalidates: ['resourceAll'], successNotification: false });
  const [text, setText] = useState('');
  const name = text.trim().slice(0, LONGEST);
  const isNew = name !== '' && !isLoading && !options.some(({ label }) => label.toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR'));
  const create = () =>
    void mutateAsync({ values: { name } }).then(
      ({ data }) => {
        setText('');
        return onChange?.([...value, data.id]);
      },
      // Refine's toast tells it.
      () => undefined,
    );
  const foot = isNew && (
    <Button type="link" icon={<PlusOutlined />} loading={mutation.isPending} onMouseDown={(event) => event.preventDefault()} onClick={create}>
      {t('field.groupCreate', { name })}
    </Button>
  );
  return (
    <Select
      {...(id ? { id } : {})}
      mode="multiple"
      value={value}
      onChange={(ids: number[]) => onChange?.(ids.slice(0, MOST))}
      options={options}
      optionFilterProp="label"
      loading={isLoading}
      searchValue={text}
      onSearch={setText}
      notFoundContent={null}
      onInputKeyDown={(event) => {
        if (event.key !== 'Enter' || !isNew || options.some(({ label }) => label.toLowerCase().includes(name.toLowerCase()))) return;
        event.preventDefault();
        create();
      }}
      popupRender={(menu) => withFoot(menu, foot)}
    />
  );
}

const withFoot = (menu: ReactNode, foot: ReactNode) => (
  <>
    {menu}
    {foot}
  </>
);
