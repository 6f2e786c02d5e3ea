import { DeleteOutlined, EditOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoleTemplate } from '@balcao/contract/subusers';
import type { CallError } from '../../../data/use-call';
import { useWrites } from '../../../data/use-writes';
import { roleTemplates } from '../../../resources/subusers';
import { AskInPlace } from '../../../ui/action/ask-in-place';
import type { Access } from './use-access';

const MOST_CHARACTERS = 40;

/** The server's message of a refusal. */
const firstFault = ({ errors, message }: CallError): string => Object.values(errors ?? {})[0] ?? message;

/** The account's own role templates: save the chosen permissions as one, rename, update and delete. */
export default function OwnTemplates({ access, own }: { access: Access; own: RoleTemplate[] }) {
  const { t } = useTranslation('subusers');
  const { create } = useWrites(roleTemplates, { quiet: true });
  const permissions = access.permissions.filter(({ enabled }) => enabled).map(({ id }) => id);
  return (
    <section className="own-templates" aria-label={t('templates.title')}>
      {own.length === 0 && <p className="soft">{t('templates.empty')}</p>}
      <ul>
        {own.map((one) => (
          <Own key={one.id} one={one} permissions={permissions} />
        ))}
      </ul>
      <NameForm label={t('templates.save')} onSave={(name) => create({ name, permissions })} />
    </section>
  );
}

function Own({ one, permissions }: { one: RoleTemplate; permissions: string[] }) {
  const { t } = useTranslation('subusers');
  const { update, remove, isRunning } = useWrites(roleTemplates, { quiet: true });
  const [mode, setMode] = useState<'name' | 'delete'>();
  const [fault, setFault] = useState('');
  const { id, name } = one;
  const attempt = (work: () => Promise<unknown>) => {
    setFault('');
    void work().catch((error: CallError) => setFault(firstFault(error)));
  };
  if (mode === 'name')
    return (
      <li>
        <NameForm
          label={t('templates.rename', { name })}
          initial={name}
          onSave={async (next) => {
            await update(id, { name: next, permissions: one.permissions });
            setMode(undefined);
          }}
        />
      </li>
    );
  return (
    <li>
      <div className="own-template">
        <span>
          {name} <span className="soft">{t('templates.count', { count: one.permissions.length })}</span>
        </span>
        <IconButton label={t('templates.rename', { name })} onClick={() => setMode('name')} Icon={EditOutlined} />
        <IconButton
          label={t('templates.update', { name })}
          onClick={() => attempt(() => update(id, { name, permissions }))}
          Icon={SaveOutlined}
        />
        <IconButton label={t('templates.delete', { name })} onClick={() => setMode('delete')} Icon={DeleteOutlined} />
      </div>
      {mode === 'delete' && (
        <AskInPlace
          label={t('templates.delete', { name })}
          question={t('templates.ask')}
          confirm={t('templates.confirm')}
          isRunning={isRunning}
          onConfirm={() => attempt(() => remove(id))}
          onCancel={() => setMode(undefined)}
        />
      )}
      {fault && (
        <p role="alert" className="own-template-fault">
          {fault}
        </p>
      )}
    </li>
  );
}

const IconButton = ({ label, onClick, Icon }: { label: string; onClick: () => void; Icon: typeof EditOutlined }) => (
  <button type="button" className="icon-button" title={label} aria-label={label} onClick={onClick}>
    <Icon />
  </button>
);

interface NameProps {
  label: string;
  initial?: string;
  onSave: (name: string) => Promise<unknown>;
}

/** A form for a template's name; the server's refusal is shown below it. */
function NameForm({ label, initial = '', onSave }: NameProps) {
  const { t } = useTranslation(['subusers', 'shell']);
  const [name, setName] = useState(initial);
  const [fault, setFault] = useState('');
  const [isRunning, setRunning] = useState(false);
  const id = useId();
  const save = async () => {
    if (isRunning) return;
    if (!name.trim()) return setFault(t('shell:required'));
    setRunning(true);
    try {
      await onSave(name.trim());
      setName(initial);
    } catch (error) {
      setFault(firstFault(error as CallError));
    } finally {
      setRunning(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id} className="soft">
        {label}
      </label>
      <div className="own-template">
        <Input
          id={id}
          value={name}
          maxLength={MOST_CHARACTERS}
          placeholder={t('subusers:templates.name')}
          {...(fault ? { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {})}
          onChange={({ target }) => {
            setName(target.value);
            setFault('');
          }}
        />
        <Button htmlType="submit" loading={isRunning}>
          {t('shell:save')}
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="own-template-fault">
          {fault}
        </p>
      )}
    </form>
  );
}
