import { Input } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueGroup } from '@balcao/contract/subusers';
import { TickBox } from '../../../ui/form/tick-box';
import { PartFailure } from '../../../ui/page/part-failure';
import { AccessStarts } from './access-starts';
import type { Access } from './use-access';
import './access.css';

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All permissions by area: a tick for each area, half a one where some are given, and for each permission; searched by name and text. */
export function AccessTree({ access, except }: { access: Access; except?: number }) {
  const { t } = useTranslation(['subusers', 'shell']);
  const [text, setText] = useState('');
  const sought = bare(useDeferredValue(text).trim());
  const { catalogue, error, retry } = access;
  if (error) return <PartFailure message={t('shell:errors.communicationText')} onRetry={retry} />;
  if (!catalogue) return <p role="status">{t('shell:loading')}</p>;
  const groups = catalogue.groups
    .map((group) => ({
      ...group,
      shown: group.permissions.filter(({ name, opens }) => bare(`${group.name} ${name} ${opens}`).includes(sought)),
    }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <div className="access">
      <AccessStarts access={access} templates={catalogue.templates} {...(except === undefined ? {} : { except })} />
      <Input
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        placeholder={t('subusers:access.search')}
        aria-label={t('subusers:access.search')}
        allowClear
      />
      {groups.length === 0 && <p className="soft">{t('subusers:access.none')}</p>}
      {groups.map((group) => (
        <Area key={group.key} group={group} shown={group.shown} access={access} searched={sought !== ''} />
      ))}
    </div>
  );
}

interface AreaProps {
  group: CatalogueGroup;
  shown: CatalogueGroup['permissions'];
  access: Access;
  searched: boolean;
}

function Area({ group, shown, access: { chosen, set }, searched }: AreaProps) {
  const { t } = useTranslation('subusers');
  const ids = group.permissions.filter((one) => one.mine).map(({ id }) => id);
  const on = group.permissions.filter(({ id }) => chosen.has(id)).length;
  const [opened, setOpened] = useState(false);
  const isOpen = searched || opened;
  const isWhole = ids.length > 0 && ids.every((id) => chosen.has(id));
  return (
    <section className="access-area">
      <TickBox
        checked={isWhole}
        indeterminate={on > 0 && !isWhole}
        disabled={ids.length === 0}
        onChange={({ target }) => set(ids, target.checked)}
        aria-label={t('access.whole', { area: group.name })}
      />
      {/* some 250 permissions in all: those of a closed area are not drawn */}
      <details open={isOpen} onToggle={({ currentTarget }) => !searched && setOpened(currentTarget.open)}>
        <summary>
          <strong>{group.name}</strong>
          <span className={on ? 'num' : 'faint'}>
            {on ? t('access.count', { count: on, all: group.permissions.length }) : t('access.nothing')}
          </span>
        </summary>
        {isOpen && <Ticks shown={shown} chosen={chosen} set={set} />}
      </details>
    </section>
  );
}

type TicksProps = Pick<AreaProps, 'shown'> & Pick<Access, 'chosen' | 'set'>;

function Ticks({ shown, chosen, set }: TicksProps) {
  const { t } = useTranslation('subusers');
  return (
    <ul>
      {shown.map(({ id, name, opens, mine }) => (
        <li key={id}>
          <label title={mine ? undefined : t('access.notMine')}>
            <TickBox checked={chosen.has(id)} disabled={!mine} onChange={({ target }) => set([id], target.checked)} />
            <span>
              {name}
              <span className="soft">{opens}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
